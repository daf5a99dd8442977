/**
 * A figure that everybody can check: what was found as its headline, the drawing, the same numbers as a table and as a file, how it was made,
 * by whom, and what was corrected. Knows no subject: any page that has figures shows them by this.
 */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Localized } from '../../core/content/fields.ts';
import { spoken } from '../../core/content/localized.ts';
import type { Value } from '../../core/figures/value.ts';
import { localHref } from '../../core/address.ts';
import { m } from '../../messages/messages.js';
import { Tag } from '../staff/Tag.tsx';
import { textLink } from '../staff/textLink.ts';
import { Alike } from './Alike.tsx';
import { Codebook } from './Codebook.tsx';
import { Corrections, type Corrected } from './Corrections.tsx';
import { FigurePlot } from './FigurePlot.tsx';
import { FigureTable } from './FigureTable.tsx';
import { NextUpdate } from './NextUpdate.tsx';
import { Trend } from './Trend.tsx';
import { EmbedCode } from '../EmbedCode.tsx';
import { Said } from '../Said.tsx';
import { dayWords, methodWords, type Method, type ValueType } from './words.ts';

export interface FigureSource {
  readonly title: Localized;
  readonly producer: Localized;
  readonly method: Method;
  readonly citation?: string;
  readonly url: string;
  readonly license?: string;
}

export interface FigureProps {
  /** The finding. */
  readonly title: Localized;
  readonly name: Localized;
  readonly unit: Localized;
  readonly type: ValueType;
  readonly definition: Localized;
  readonly caveat?: Localized | undefined;
  /** How the other towns that stand in the values were chosen. */
  readonly alike?: Localized | undefined;
  readonly source: FigureSource | null;
  readonly values: readonly Value[];
  readonly corrections: readonly Corrected[];
  /** What a word of the file is called; itself where nobody said. */
  readonly labelOf: (code: string) => string;
  /** YYYY-MM-DD; null while the values are not here. */
  readonly asOf: string | null;
  /** Of the file that the values are from. */
  readonly sha256: string;
  readonly nextOn?: string | undefined;
  /** The whole address of its page below /embed/figure/, which other sites show. */
  readonly embed: string;
  /** Where this figure is, and its place on that page. */
  readonly href: string;
  readonly id: string;
  /** The way to say what is wrong with it; left out where it stands in another site's frame. */
  readonly wrong?: ReactNode;
}

const quiet = css({ textStyle: 'small', color: 'inkMuted' });

export function FigureView(props: FigureProps) {
  const { title, name, unit, type, definition, caveat, source, asOf, nextOn, href, id, embed } = props;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={css({
        display: 'grid',
        // What does not break, an address to copy, scrolls in its own box.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '3',
        minWidth: '0',
        overflowWrap: 'anywhere',
        scrollMarginTop: '5rem',
      })}
    >
      <h2 id={`${id}-title`} className={css({ textStyle: 'h3', maxWidth: 'text' })}>
        <Said of={title} />
      </h2>
      <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1', alignItems: 'center' })}>
        <span>
          <Said of={name} />, <Said of={unit} />
        </span>
        {source?.method === 'modelled' ? <Tag loud>{m.ui_figure_estimate()}</Tag> : null}
      </p>
      <FigurePlot values={props.values} type={type} labelOf={props.labelOf} />
      <Trend values={props.values} type={type} labelOf={props.labelOf} />
      <Alike values={props.values} type={type} labelOf={props.labelOf} chosen={props.alike} />
      <p className={css({ maxWidth: 'text' })}>
        <Said of={definition} />
      </p>
      {caveat ? (
        <p className={css({ maxWidth: 'text' })}>
          <strong>{m.ui_figure_caveat()}</strong> <Said of={caveat} />
        </p>
      ) : null}
      <Corrections of={props.corrections} type={type} labelOf={props.labelOf} />
      {asOf === null ? (
        <p>{m.ui_figure_not_here()}</p>
      ) : (
        <>
          <FigureTable
            caption={spoken(name).words}
            unit={spoken(unit).words}
            values={props.values}
            type={type}
            labelOf={props.labelOf}
            from={{ source: source ? spoken(source.title).words : '', asOf, sha256: props.sha256 }}
          />
          <Codebook
            name={spoken(name).words}
            unit={spoken(unit).words}
            definition={spoken(definition).words}
            values={props.values}
            labelOf={props.labelOf}
            asOf={asOf}
          />
        </>
      )}
      <p className={quiet}>
        {source ? (
          <>
            {m.ui_figure_source()}{' '}
            <a href={localHref(source.url)} className={css({ textDecoration: 'underline' })}>
              <Said of={source.title} />
            </a>
            , <Said of={source.producer} />. {methodWords[source.method]()}. {source.citation ?? ''}{' '}
            {source.license === undefined ? '' : `${source.license}.`}{' '}
          </>
        ) : null}
        {asOf === null ? '' : m.ui_figure_as_of({ day: dayWords(asOf) })}{' '}
        {nextOn === undefined ? '' : <NextUpdate on={nextOn} />}
      </p>
      <EmbedCode src={embed} title={spoken(title).words} />
      <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })}>
        <a className={textLink} href={localHref(href)}>
          {m.ui_figure_link()}
        </a>
        {props.wrong}
      </p>
    </article>
  );
}
