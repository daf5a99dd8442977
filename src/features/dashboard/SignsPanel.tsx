/** The yard signs people asked for: how many, and who has waited longest. */
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../core/session/time.ts';
import { digits } from '../../hooks/format.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { m } from '../../messages/messages.js';
import { Rich } from '../../ui/Rich.tsx';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { SIGNS_AT_MOST, signsRead } from './reads.ts';

const SHOWN = 4;

const loud = {
  number: (text: string) => <strong className={css({ fontFamily: 'display', fontSize: '1.25rem' })}>{text}</strong>,
};

export function SignsPanel({ now }: { readonly now: number }) {
  const { rows, asOf, trouble } = useStaffRead(signsRead);
  const count = rows?.length ?? 0;
  const shown = digits(count);
  return (
    <Panel title={m.dashboard_signs()}>
      {rows === null ? null : (
        <>
          {count === 0 ? (
            <p className={css({ color: 'inkMuted' })}>{m.dashboard_no_signs()}</p>
          ) : (
            <p>
              <Rich
                of={
                  count < SIGNS_AT_MOST
                    ? m.dashboard_waiting.parts({ count, shown })
                    : m.dashboard_waiting_most.parts({ shown })
                }
                with={loud}
              />
            </p>
          )}
          <ul className={css({ marginBottom: '2' })}>
            {rows.slice(0, SHOWN).map((sign) => (
              <li key={sign.id} className={css({ paddingBlock: '1.5' })}>
                <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' })}>
                  {sign.name === null ? null : (
                    <span className={css({ fontWeight: 'bold', overflowWrap: 'anywhere' })}>{sign.name}</span>
                  )}
                  <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
                    {waited(now - (parseTimestamp(sign.created_at) ?? now))}
                  </span>
                </p>
                {sign.address === null ? null : (
                  <p className={css({ textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' })}>
                    {sign.address}
                  </p>
                )}
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
  return days < 1 ? m.dashboard_since_today() : m.dashboard_for_days({ count: days });
}
