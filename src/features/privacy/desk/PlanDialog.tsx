/** What is kept of somebody, and what erasing would do; from here it is done, once what it does has been seen. */
import { useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import { requestWords } from '../../../hooks/requestWords.ts';
import { counted } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { parsePlan, type Plan } from '../model/requests.ts';
import { tableWords } from '../model/words.ts';
import { Problem } from './Problem.tsx';
import { ReportLines } from './ReportLines.tsx';
import type { RequestDialogProps } from './ways.ts';

export function PlanDialog(props: RequestDialogProps & { readonly erase?: boolean }) {
  const { asks, erase = false, onClose, refresh } = props;
  const [plan, setPlan] = useState<Plan | null>(null);
  const [trouble, setTrouble] = useState<{ readonly cause: unknown } | null>(null);
  const change = useChange(refresh);

  useEffect(() => {
    let gone = false;
    void staffApi()
      .then((api) => api.rpc('plan_erasure', { request: asks.id }))
      .then((answer) => (gone ? undefined : setPlan(parsePlan(answer))))
      .catch((cause: unknown) => (gone ? undefined : setTrouble({ cause })));
    return () => {
      gone = true;
    };
  }, [asks.id]);

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
        {plan === null && trouble === null ? <Spinner label={m.privacy_loading()} /> : null}
        <Problem>{trouble ? requestWords(trouble.cause) : change.problem}</Problem>
      </div>
      {plan ? (
        <>
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
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
              <Button disabled={plan.is_staff} busy={change.busy && m.privacy_erasing()} onClick={() => void go()}>
                {m.privacy_erase_now()}
              </Button>
              <Button variant="secondary" onClick={onClose}>
                {m.ui_cancel()}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}
