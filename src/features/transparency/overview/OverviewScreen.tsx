/** /transparency and /citizens: what is public, part by part, and what has been added lately. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { wrap } from '../../../ui/layout.ts';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { KeepAll } from '../data/KeepAll.tsx';
import { useLately } from '../data/useLately.ts';
import { partHref, PARTS, type Part } from '../model/parts.ts';
import { Age } from '../parts/Age.tsx';
import { partWords } from '../parts/partWords.ts';
import { DataForAll } from './DataForAll.tsx';
import { Said } from '../../../ui/Said.tsx';
import { facts, line, link } from '../parts/styles.ts';
import { dayWords } from '../parts/written.ts';

export function OverviewScreen() {
  const { news, counts, open } = useLately();
  return (
    <main id="main" className={wrap}>
      <h1 className={css({ textStyle: 'h2', paddingTop: { base: '6', md: '10' } })}>{m.transparency_title()}</h1>
      <p className={css({ textStyle: 'lead', maxWidth: 'text', marginTop: '3' })}>{m.transparency_lead()}</p>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', lg: '7fr 5fr' },
          columnGap: '12',
          rowGap: '8',
          paddingBlock: '6',
        })}
      >
        <nav aria-label={m.transparency_parts()}>
          <ul className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, columnGap: '6' })}>
            {PARTS.map((part) => (
              <PartEntry key={part} part={part} count={counts[part]} />
            ))}
          </ul>
        </nav>
        <section aria-labelledby="lately">
          <h2 id="lately" className={css({ textStyle: 'h3' })}>
            {m.transparency_lately()}
          </h2>
          <ul>
            {news.map(({ key, part, title, day, href }) => (
              <li key={key} className={line}>
                <p className={facts}>
                  <Tag>{partWords[part].name()}</Tag>
                  <time dateTime={day}>{dayWords(day)}</time>
                </p>
                <a className={link} href={localHref(href)}>
                  <Said of={title} />
                </a>
              </li>
            ))}
          </ul>
          <Age of={open} source={m.transparency_source_campaign()} />
        </section>
      </div>
      <DataForAll />
      <KeepAll />
    </main>
  );
}

const entry = css({
  borderTopWidth: '2px',
  borderTopStyle: 'solid',
  borderTopColor: 'line',
  '& > a': { display: 'grid', gap: '1', paddingBlock: '4', minHeight: 'touch', color: 'ink', textDecoration: 'none' },
  '& > a:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

function PartEntry({ part, count }: { readonly part: Part; readonly count: number | null }) {
  const { name, about } = partWords[part];
  return (
    <li className={entry}>
      <a href={localHref(partHref(part))}>
        <span className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', alignItems: 'baseline' })}>
          <strong className={css({ textStyle: 'h4' })}>{name()}</strong>
          {count === null ? null : (
            <span className={css({ textStyle: 'small', whiteSpace: 'nowrap' })}>
              {m.transparency_entries(counted(count))}
            </span>
          )}
        </span>
        <span className={css({ color: 'inkMuted', textStyle: 'small' })}>{about()}</span>
      </a>
    </li>
  );
}
