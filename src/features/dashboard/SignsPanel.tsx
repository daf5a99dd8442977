/** The yard signs people asked for: how many, and who has waited longest. */
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../core/session/time.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { SIGNS_AT_MOST, signsRead } from './reads.ts';

const SHOWN = 4;

export function SignsPanel({ now }: { readonly now: number }) {
  const { rows, asOf, trouble } = useStaffRead(signsRead);
  const count = rows?.length ?? 0;
  const said = count >= SIGNS_AT_MOST ? `${SIGNS_AT_MOST} or more` : String(count);
  return (
    <Panel title="Yard signs waiting">
      {rows === null ? null : (
        <>
          {count === 0 ? (
            <p className={css({ color: 'inkMuted' })}>
              Nobody waits for a sign. Who asks for one on the campaign page appears here.
            </p>
          ) : (
            <p>
              <strong className={css({ fontFamily: 'display', fontSize: '1.25rem' })}>{said}</strong>{' '}
              {count === 1 ? 'household waits for a sign:' : 'households wait for a sign. The longest first:'}
            </p>
          )}
          <ul className={css({ marginBottom: '2' })}>
            {rows.slice(0, SHOWN).map((sign) => (
              <li key={sign.id} className={css({ paddingBlock: '1.5' })}>
                <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' })}>
                  <span className={css({ fontWeight: 'bold', overflowWrap: 'anywhere' })}>{sign.name}</span>
                  <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
                    {waited(now - (parseTimestamp(sign.created_at) ?? now))}
                  </span>
                </p>
                <p className={css({ textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' })}>
                  {sign.address}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}

/** "since today", "for 1 day", "for 6 days" */
export function waited(ms: number): string {
  const days = Math.floor(ms / 86_400_000);
  if (days < 1) return 'since today';
  return days === 1 ? 'for 1 day' : `for ${days} days`;
}
