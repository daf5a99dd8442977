/** The campaign's longer texts that belong to another page: its rules, where they hold. Written in the studio. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { townDay } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Markdown } from '../../../ui/Markdown.tsx';
import { policiesRead } from '../data/reads.ts';
import { useLiveItems } from '../data/useOpen.ts';
import type { LiveRow } from '../model/live.ts';
import type { PageBody, SHOWN_ON } from '../model/pageContent.ts';
import { orderOf } from './pageOrder.ts';
import { quiet } from './styles.ts';
import { dayWords } from './written.ts';

export interface PagesHereProps {
  readonly on: (typeof SHOWN_ON)[number];
  /** What the app says of itself, where nothing is published. */
  readonly otherwise: ReactNode;
}

export function PagesHere({ on, otherwise }: PagesHereProps) {
  const { rows, waiting } = useLiveItems(policiesRead, orderOf);
  const here = rows?.filter(({ body }) => body.shown_on?.includes(on)) ?? [];
  if (here.length === 0) return waiting ? null : otherwise;
  return (
    // Where a form leads whoever asks by which rules (forms/RulesLink.tsx), whoever wrote them.
    <div id="rules" className={css({ scrollMarginTop: '5rem' })}>
      {here.map((row) => (
        <Page key={row.id} row={row} />
      ))}
    </div>
  );
}

function Page({ row: { slug, body, version, live_since: since } }: { readonly row: LiveRow<PageBody> }) {
  const title = spoken(body.title);
  const text = spoken(body.text);
  const id = `policy-${slug}`;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={css({
        borderTopWidth: '2px',
        borderTopStyle: 'solid',
        borderTopColor: 'line',
        paddingTop: '3',
        paddingBottom: '10',
        minWidth: '0',
      })}
    >
      <h2 id={`${id}-title`} lang={title.lang} className={css({ textStyle: 'h4', marginBottom: '3' })}>
        {title.words}
      </h2>
      <Markdown text={text.words} lang={text.lang} below={2} />
      <p className={quiet}>{m.transparency_wording({ version, day: dayWords(townDay(Date.parse(since))) })}</p>
    </section>
  );
}
