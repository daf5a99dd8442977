/** What is kept of a person, and what erasing would do; it is done from here, once every look-alike is decided. */
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { tableWords } from '../model/words.ts';
import { Duplicates } from './Duplicates.tsx';
import { Problem } from './Problem.tsx';
import { ReportLines } from './ReportLines.tsx';
import { usePlan } from './usePlan.ts';
import type { RequestDialogProps } from './ways.ts';

export function PlanDialog(props: RequestDialogProps & { readonly erase?: boolean }) {
  const { asks, erase = false, onClose, refresh } = props;
  const { plan, problem, change, decide } = usePlan(asks.id, refresh);
  const undecided = plan !== null && plan.duplicates.length > 0;

  async function go() {
    const done = await change.run((api) => api.rpc('erase_person', { request: asks.id }), {
      done: () => m.privacy_erased_now(),
    });
    if (done) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={erase ? m.privacy_do_erase() : m.privacy_do_look()}
      description={erase ? m.privacy_erase_lead() : m.privacy_look_lead()}
    >
      <div aria-live="polite">
        {plan === null && problem === null ? <Spinner label={m.privacy_loading()} /> : null}
        <Problem>{problem}</Problem>
      </div>
      {plan ? (
        <>
          <Duplicates plan={plan} busy={change.busy} decide={decide} />
          {plan.standing_signs > 0 ? (
            <p className={css({ fontWeight: 'bold' })}>{m.privacy_sign_stands(counted(plan.standing_signs))}</p>
          ) : null}
          {plan.is_staff ? <p className={css({ fontWeight: 'bold' })}>{m.privacy_is_staff()}</p> : null}
          <ul className={css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })}>
            {plan.found.map((one) => (
              <li key={`${one.of_table} ${one.id}`}>
                <strong>{tableWords(one.of_table)}</strong>{' '}
                {[one.name, one.email, one.phone, one.address].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
          <ReportLines report={plan} />
          {erase ? (
            <>
              {undecided ? (
                <p className={css({ fontWeight: 'bold', marginTop: '4' })}>{m.privacy_alike_first()}</p>
              ) : null}
              <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
                <Button
                  disabled={plan.is_staff || undecided}
                  busy={change.busy && m.privacy_erasing()}
                  onClick={() => void go()}
                >
                  {m.privacy_erase_now()}
                </Button>
                <Button variant="secondary" onClick={onClose}>
                  {m.ui_cancel()}
                </Button>
              </div>
            </>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}
