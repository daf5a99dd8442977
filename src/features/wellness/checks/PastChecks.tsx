/** What was heard of a service before: by whom, when, and whether it counted. */
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { PastCheck } from '../data/checkReads.ts';
import { heardWords } from '../model/checkKind.ts';

export function PastChecks({ checks }: { readonly checks: readonly PastCheck[] }) {
  return checks.length === 0 ? null : (
    <ul aria-label={m.wellness_checks_past()} className={css({ display: 'grid', gap: '1', textStyle: 'small' })}>
      {checks.map(({ id, heard, note, at, by_name: by, counts }) => (
        <li key={id}>
          {[
            heardWords[heard](),
            note,
            by ?? m.wellness_checks_somebody(),
            moment(Date.parse(at)),
            counts ? null : m.wellness_checks_beside(),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
