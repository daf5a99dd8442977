/** The file of everything about a person, to read and to hand over. The database asks for a proof and records the download. */
import { css } from 'styled-system/css';
import { currentLocale } from '../../../core/locale.ts';
import { parseTimestamp } from '../../../core/session/time.ts';
import { townTime } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { documentOf } from '../model/document.ts';
import { packageOf } from '../model/package.ts';
import { parseFile } from '../model/requests.ts';
import { Duplicates } from './Duplicates.tsx';
import { Problem } from './Problem.tsx';
import { usePlan } from './usePlan.ts';
import type { RequestDialogProps } from './ways.ts';

const whole = townTime({ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const dated = townTime({ year: 'numeric', month: 'long', day: 'numeric' });

/** "October 18, 2026, 2:05 PM"; a date alone stays one. */
function moment(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dated.format(Date.parse(`${text}T12:00:00Z`));
  const at = parseTimestamp(text);
  return at === null ? null : whole.format(at);
}

export function FileDialog({ asks, onClose, refresh }: RequestDialogProps) {
  const { plan, problem, change, decide } = usePlan(asks.id, refresh);
  const undecided = plan === null || plan.duplicates.length > 0;

  async function take(shape: 'zip' | 'html') {
    await change.run(async (api) => {
      const answer = await api.rpc('privacy_file', { request: asks.id });
      if (shape === 'zip') {
        downloadFile(packageOf(answer, moment), 'your-data.zip', 'application/zip');
        return;
      }
      downloadFile(documentOf(parseFile(answer), { language: currentLocale(), moment }), 'your-data.html', 'text/html');
    });
  }

  return (
    <Dialog open onClose={onClose} title={m.privacy_do_file()} description={m.privacy_file_lead()}>
      <div aria-live="polite">
        {plan === null && problem === null ? <Spinner label={m.privacy_loading()} /> : null}
        <Problem>{problem}</Problem>
      </div>
      {plan ? <Duplicates plan={plan} busy={change.busy} decide={decide} /> : null}
      <p>{m.privacy_file_more()}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' })}>
        <Button disabled={undecided} busy={change.busy && m.ui_saving()} onClick={() => void take('zip')}>
          {m.privacy_file_zip()}
        </Button>
        <Button variant="secondary" disabled={undecided || change.busy} onClick={() => void take('html')}>
          {m.privacy_file_print()}
        </Button>
      </div>
    </Dialog>
  );
}
