/** The week's sign-ups on the dashboard, by type and by what volunteers want to do. */
import { css } from 'styled-system/css';
import { counted, digits } from '../../hooks/format.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { m } from '../../messages/messages.js';
import { Rich } from '../../ui/Rich.tsx';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { INTEREST_WORDS, SIGNUP_WORDS, signupLines } from './figures.ts';
import { SIGNUP_DAYS, signupsRead } from './reads.ts';

const loud = {
  number: (text: string) => <strong className={css({ fontFamily: 'display', fontSize: '1.25rem' })}>{text}</strong>,
};

export function SignupsPanel() {
  const { rows, asOf, trouble } = useStaffRead(signupsRead);
  return (
    <Panel
      title={m.dashboard_signups()}
      aside={
        <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {m.dashboard_last_days({ days: SIGNUP_DAYS })}
        </span>
      }
    >
      {rows === null ? null : (
        <ul className={css({ marginBottom: '2' })}>
          {signupLines(rows).map(({ type, count, wants }) => (
            <li key={type} data-signups={type} className={css({ paddingBlock: '1' })}>
              <Rich of={SIGNUP_WORDS[type].parts(counted(count))} with={loud} />
              {wants.length > 0 ? (
                <ul className={css({ textStyle: 'small', color: 'inkMuted', paddingLeft: '4' })}>
                  {wants.map((want) => (
                    <li key={want.interest}>
                      {m.dashboard_want({
                        shown: digits(want.count),
                        interest: INTEREST_WORDS[want.interest]?.() ?? want.interest,
                      })}
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {rows?.length === 0 ? <p className={css({ color: 'inkMuted' })}>{m.dashboard_quiet()}</p> : null}
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}
