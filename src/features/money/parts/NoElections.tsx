/** What is missing before anything can be filed, and where it is written; nothing where there is an election. */
import { css } from 'styled-system/css';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { rulesRead } from '../data/reads.ts';

export function NoElections() {
  const elections = useStaffRead(rulesRead).rows?.[0]?.elections;
  if (elections?.length !== 0) return null;
  return (
    <div className={css({ display: 'grid', justifyItems: 'start', gap: '3', marginBlock: '3' })} data-no-elections>
      <p className={css({ maxWidth: 'text' })}>{m.reports_no_election()}</p>
      <ButtonLink href="/finance/rules#elections">{m.reports_to_elections()}</ButtonLink>
    </div>
  );
}
