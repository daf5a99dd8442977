/** One thing that happened to a place: when, what, and who says so. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { Step } from '../model/site.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { facts, quiet } from '../parts/styles.ts';
import { costWords, dayWords, stageWords } from '../parts/words.ts';

const source = css({
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  // A thumb's height, without moving the lines apart.
  paddingBlock: '3',
  display: 'inline-block',
  marginBlock: '-2',
});

export function StepItem({ of }: { readonly of: Step }) {
  return (
    <li className={css({ display: 'grid', gap: '1', maxWidth: 'text' })}>
      <p className={facts}>
        <time dateTime={of.on} className={css({ fontWeight: 'bold' })}>
          {dayWords(of.on)}
        </time>
        {of.stage === null ? null : <Tag>{stageWords[of.stage]()}</Tag>}
        {of.seen ? <span>{m.places_seen()}</span> : null}
      </p>
      <p>
        <SaidText of={of.text} />
        {of.costCents === null ? null : ` ${m.places_costs({ cost: costWords(of.costCents) })}`}
      </p>
      <p className={quiet}>
        {m.places_source()}{' '}
        {of.link === null ? (
          <SaidText of={of.source} />
        ) : (
          <a href={of.link} target="_blank" rel="noopener noreferrer" className={source}>
            <SaidText of={of.source} />
          </a>
        )}
      </p>
    </li>
  );
}
