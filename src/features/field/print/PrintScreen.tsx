/** The walk list on paper: for a day without a phone. One line a door, boxes to tick, in walk order. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { addressWords } from '../model/order.ts';
import { resultWords, SUPPORT_SCORES } from '../model/results.ts';
import { doorOf, scriptRead, walkRead } from '../data/reads.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';

/** What fits on a line and happens most. */
const CODES = ['not_home', 'refused', 'moved', 'inaccessible'] as const;

const cell = css({
  borderBottomWidth: '1px',
  borderBottomStyle: 'solid',
  borderBottomColor: 'line',
  paddingBlock: '2',
  paddingInline: '1',
  textAlign: 'left',
  verticalAlign: 'top',
  textStyle: 'small',
});

const sheet = css({
  '@media print': {
    // On paper there is only the list: ink on white, whatever the screen's scheme.
    position: 'absolute',
    inset: '0',
    zIndex: 'toast',
    backgroundColor: 'white',
    color: 'black',
    padding: '4',
    height: 'max-content',
    minHeight: '100%',
  },
});
const onScreen = css({ '@media print': { display: 'none' } });

export function PrintScreen({ turfId }: { readonly turfId: string }) {
  const list = useStaffRead(walkRead(turfId));
  const script = useStaffRead(scriptRead);
  const doors = (list.rows ?? []).map(doorOf);
  const streets = [...new Set(doors.map(({ street }) => street))].join(', ');
  return (
    <>
      <div className={onScreen}>
        <Link to="/field-ops" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
          ‹ All turfs
        </Link>
        <PageHead
          title="Walk list on paper"
          lead="What is written down on it goes into a phone afterwards."
          actions={
            <Button disabled={doors.length === 0} onClick={() => print()}>
              Print
            </Button>
          }
        />
        {list.rows === null && list.state === 'loading' ? <Spinner label="Loading the doors..." /> : null}
        <AsOf asOf={list.asOf} trouble={list.trouble} />
      </div>
      {doors.length === 0 ? null : (
        <div className={sheet}>
          <h2 className={css({ textStyle: 'h4' })}>{`${streets}: ${doors.length} doors`}</h2>
          <p className={css({ textStyle: 'small', marginBlock: '2' })}>{script.rows?.[0]?.opening}</p>
          <p className={css({ textStyle: 'small', marginBottom: '2' })}>
            {`Support: 1 strong, 2 lean, 3 undecided, 4 lean oppose, 5 strong oppose. Walked by ____________________ on ____________`}
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls sideways, with keys too */}
          <section aria-label="Walk list" tabIndex={0} className={css({ overflowX: 'auto' })}>
            <table className={css({ width: 'full', minWidth: '44rem', borderCollapse: 'collapse' })}>
              <thead>
                <tr>
                  <th className={cell}>Door</th>
                  <th className={cell}>Who lives there</th>
                  <th className={cell}>What happened</th>
                  <th className={cell}>Support</th>
                  <th className={cell}>Notes</th>
                </tr>
              </thead>
              <tbody>
                {doors.map((door) => (
                  <tr key={door.id} className={css({ breakInside: 'avoid' })}>
                    <th scope="row" className={cell}>
                      {addressWords(door)}
                    </th>
                    <td className={cell}>
                      {door.closed ? 'Do not knock' : door.people.map(({ name }) => name).join(', ')}
                      {door.accessNote === null ? '' : ` (${door.accessNote})`}
                    </td>
                    <td className={cell}>{CODES.map((code) => `☐ ${resultWords(code)}`).join('  ')}</td>
                    <td className={cell}>{SUPPORT_SCORES.map((score) => `☐${score}`).join(' ')}</td>
                    <td className={cell} style={{ minWidth: '9rem' }} aria-label="Room for notes" />
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      )}
    </>
  );
}
