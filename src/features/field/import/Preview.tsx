/** Showing the first rows as they would be stored, or why one would stay out. */
import { css } from 'styled-system/css';
import { addressWords } from '../model/order.ts';
import type { Mapping, Voter } from '../model/import/fields.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { checkRow } from './check.ts';

export interface PreviewProps {
  readonly sample: readonly (readonly string[])[];
  readonly mapping: Mapping;
}

export function Preview({ sample, mapping }: PreviewProps) {
  return (
    <Panel title="The first rows as they would be stored">
      <ol aria-label="The first rows" className={css({ display: 'grid', gap: '0' })}>
        {sample.map((record, at) => {
          const { voter, problems } = checkRow(record, mapping, at + 2);
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
                  <span>{addressWords(voter)}</span>
                  <span className={css({ color: 'inkMuted' })}>{details(voter)}</span>
                </>
              ) : (
                <span className={css({ gridColumn: '1 / -1' })}>
                  <Tag loud>Left out</Tag>
                  {` Row ${at + 2}: ${problems.map(({ reason }) => reason.toLowerCase()).join(', ')}`}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function details(voter: Voter): string {
  return [
    voter.phone,
    voter.email,
    voter.birth_year === null ? null : `born ${voter.birth_year}`,
    voter.language,
    voter.external_id === null ? null : `no. ${voter.external_id}`,
    voter.do_not_contact ? 'do not contact' : null,
    voter.deceased ? 'deceased' : null,
  ]
    .filter(Boolean)
    .join(' · ');
}
