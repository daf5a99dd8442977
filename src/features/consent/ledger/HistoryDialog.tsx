/** All that was said of one address: what, how, when, written down by whom, and whether it still counts. */
import { useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../../core/session/time.ts';
import { moment } from '../../../hooks/format.ts';
import { requestWords } from '../../../hooks/requestWords.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { channelWords, methodWords, parseHistory, stateWords, type Said } from '../model/ledger.ts';

export interface HistoryDialogProps {
  readonly contactPoint: string;
  readonly onClose: () => void;
}

export function HistoryDialog({ contactPoint, onClose }: HistoryDialogProps) {
  const [said, setSaid] = useState<readonly Said[] | null>(null);
  const [problem, setProblem] = useState<{ readonly cause: unknown } | null>(null);

  useEffect(() => {
    let gone = false;
    void staffApi()
      .then((api) => api.rpc('consent_history', { contact_point: contactPoint }))
      .then((answer) => (gone ? undefined : setSaid(parseHistory(answer))))
      .catch((cause: unknown) => (gone ? undefined : setProblem({ cause })));
    return () => {
      gone = true;
    };
  }, [contactPoint]);

  return (
    <Dialog open onClose={onClose} title={m.consent_history()} description={contactPoint}>
      <div aria-live="polite">
        {said === null && problem === null ? <Spinner label={m.consent_loading()} /> : null}
        {problem === null ? null : <p className={css({ color: 'danger' })}>{requestWords(problem.cause)}</p>}
      </div>
      <ol className={css({ display: 'grid', gap: '3' })}>
        {said?.map((one) => (
          <li key={one.id} className={css({ overflowWrap: 'anywhere' })}>
            <p className={css({ fontWeight: 'bold' })}>
              {channelWords[one.channel]()}: {stateWords[one.state]()}
            </p>
            <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
              {[
                methodWords[one.method](),
                moment(parseTimestamp(one.happened_at) ?? 0),
                one.written_by,
                one.counts ? null : m.consent_counts_no_more(),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
