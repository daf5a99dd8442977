/** The week's sign-ups on the dashboard, by type and by what volunteers want to do. */
import { css } from 'styled-system/css';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { signupLines } from './figures.ts';
import { SIGNUP_DAYS, signupsRead } from './reads.ts';

export function SignupsPanel() {
  const { rows, asOf, trouble } = useStaffRead(signupsRead);
  return (
    <Panel
      title="New sign-ups"
      aside={<span className={css({ textStyle: 'small', color: 'inkMuted' })}>{`Last ${SIGNUP_DAYS} days`}</span>}
    >
      {rows === null ? null : (
        <ul className={css({ marginBottom: '2' })}>
          {signupLines(rows).map((line) => (
            <li key={line.type} data-signups={line.type} className={css({ paddingBlock: '1' })}>
              <strong className={css({ fontFamily: 'display', fontSize: '1.25rem' })}>{line.count}</strong> {line.words}
              {line.wants.length > 0 ? (
                <ul className={css({ textStyle: 'small', color: 'inkMuted', paddingLeft: '4' })}>
                  {line.wants.map((want) => (
                    <li key={want.words}>{`${want.count} for ${want.words}`}</li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {rows?.length === 0 ? (
        <p className={css({ color: 'inkMuted' })}>
          A quiet week so far. Share the campaign page where people will see it.
        </p>
      ) : null}
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}
