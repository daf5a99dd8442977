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
import { m } from '../../../messages/messages.js';

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
          {m.print_all_turfs()}
        </Link>
        <PageHead
          title={m.print_title()}
          lead={m.print_lead()}
          actions={
            <Button disabled={doors.length === 0} onClick={() => print()}>
              {m.print_print()}
            </Button>
          }
        />
        {list.rows === null && list.state === 'loading' ? <Spinner label={m.print_loading()} /> : null}
        <AsOf asOf={list.asOf} trouble={list.trouble} />
      </div>
      {doors.length === 0 ? null : (
        <div className={sheet}>
          <h2 className={css({ textStyle: 'h4' })}>{m.print_heading({ streets, count: doors.length })}</h2>
          <p className={css({ textStyle: 'small', marginBlock: '2' })}>{script.rows?.[0]?.opening}</p>
          <p className={css({ textStyle: 'small', marginBottom: '2' })}>{m.print_support_key()}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls sideways, with keys too */}
          <section aria-label={m.print_walk_list()} tabIndex={0} className={css({ overflowX: 'auto' })}>
            <table className={css({ width: 'full', minWidth: '44rem', borderCollapse: 'collapse' })}>
              <thead>
                <tr>
                  <th className={cell}>{m.print_door()}</th>
                  <th className={cell}>{m.print_who()}</th>
                  <th className={cell}>{m.print_what()}</th>
                  <th className={cell}>{m.print_support()}</th>
                  <th className={cell}>{m.print_notes()}</th>
                </tr>
              </thead>
              <tbody>
                {doors.map((door) => (
                  <tr key={door.id} className={css({ breakInside: 'avoid' })}>
                    <th scope="row" className={cell}>
                      {addressWords(door)}
                    </th>
                    <td className={cell}>
                      {door.closed ? m.print_do_not_knock() : door.people.map(({ name }) => name).join(', ')}
                      {door.accessNote === null ? '' : ` (${door.accessNote})`}
                    </td>
                    <td className={cell}>{CODES.map((code) => `☐ ${resultWords(code)}`).join('  ')}</td>
                    <td className={cell}>{SUPPORT_SCORES.map((score) => `☐${score}`).join(' ')}</td>
                    <td className={cell} style={{ minWidth: '9rem' }} aria-label={m.print_room_for_notes()} />
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
