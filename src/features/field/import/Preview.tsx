/** Showing the first rows as they would be stored, or why one would stay out. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { addressWords } from '../model/order.ts';
import { hasDoor, type Voter } from '../model/import/fields.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { m } from '../../../messages/messages.js';
import { statusOf } from '../model/import/statuses.ts';
import { checkRow, type Problem, type Reading } from './check.ts';
import { statusWords } from './layoutWords.ts';
import { noDoorWords, wrongWords } from './words.ts';

export interface PreviewProps {
  readonly sample: readonly (readonly string[])[];
  readonly reading: Reading;
}

export function Preview({ sample, reading }: PreviewProps) {
  const first = reading.headed ? 2 : 1;
  const [thisYear] = useState(() => new Date().getFullYear());
  return (
    <Panel title={m.import_preview()}>
      <ol aria-label={m.import_preview_rows()} className={css({ display: 'grid', gap: '0' })}>
        {sample.map((record, at) => {
          const { voter, status, problems } = checkRow(record, reading, at + first, thisYear);
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- rows of a file are known by where they stand
              key={at}
              className={css({
                display: 'grid',
                gridTemplateColumns: { base: '1fr', md: '1fr 1.4fr 1.6fr' },
                columnGap: '6',
                paddingBlock: '3',
                borderBottomWidth: '1px',
                borderBottomStyle: 'solid',
                borderBottomColor: 'lineSoft',
              })}
            >
              {voter ? (
                <>
                  <strong>{voter.name}</strong>
                  <span>{placeWords(voter)}</span>
                  <span className={css({ color: 'inkMuted' })}>{details(voter)}</span>
                </>
              ) : (
                <span className={css({ gridColumn: '1 / -1' })}>
                  <Tag loud>{m.import_left_out()}</Tag>
                  {` ${m.import_row({ row: at + first, what: outWords(problems, status, reading) })}`}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function outWords(problems: readonly Problem[], status: string | null, { codes }: Reading): string {
  if (problems.length === 0 && status !== null) return statusWords(status, statusOf(status, codes)).toLowerCase();
  return problems.map((one) => wrongWords(one).toLowerCase()).join(', ');
}

function placeWords(voter: Voter): string {
  const door = hasDoor(voter) ? addressWords(voter) : (voter.letters_to ?? '');
  if (!hasDoor(voter)) return [noDoorWords(voter.no_door ?? 'none'), door].filter(Boolean).join(' · ');
  return [door, [voter.city, voter.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

function details(voter: Voter): string {
  return [
    voter.phone,
    voter.email,
    voter.birth_year === null ? null : m.import_born({ year: voter.birth_year }),
    voter.language,
    voter.external_id === null ? null : m.import_number({ id: voter.external_id }),
    voter.do_not_contact ? m.import_do_not_contact() : null,
    voter.deceased ? m.import_deceased() : null,
  ]
    .filter(Boolean)
    .join(' · ');
}
