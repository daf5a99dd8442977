/** Rolling back a canvasser's last shift: nothing is deleted, it stops counting, and it can be restored. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../../core/session/time.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { m } from '../../../messages/messages.js';
import { Problem } from './Problem.tsx';
import type { Activity } from './reads.ts';

export interface RollbackDialogProps {
  readonly activity: Pick<Activity, 'user_id' | 'name' | 'first_at' | 'last_at'>;
  /** Epoch ms; the beginning of the last day otherwise. */
  readonly since?: number;
  readonly refresh: readonly (() => Promise<void>)[];
  readonly onClose: () => void;
}

/** As a datetime-local field holds it: this device's own clock, to the minute. */
function local(at: number): string {
  const date = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, 16);
}

export function RollbackDialog({ activity, since: begun, refresh, onClose }: RollbackDialogProps) {
  const last = parseTimestamp(activity.last_at) ?? 0;
  const change = useChange(...refresh);
  const [since, setSince] = useState(() => {
    if (begun !== undefined) return local(begun);
    const start = new Date(last);
    start.setHours(0, 0, 0, 0);
    return local(Math.max(start.getTime(), parseTimestamp(activity.first_at) ?? 0));
  });
  const [until, setUntil] = useState(() => local(last + 60_000));
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState(false);
  const name = activity.name ?? m.lead_this_canvasser();

  async function save() {
    if (reason.trim() === '') return setWrong(true);
    setWrong(false);
    const args = {
      canvasser: activity.user_id,
      since: new Date(since).toISOString(),
      until: new Date(until).toISOString(),
      reason: reason.trim(),
    };
    if (!(await change.run((api) => api.rpc('roll_back_shift', args)))) return;
    toast({ type: 'success', title: () => m.lead_rollback_done({ name }) });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={m.lead_rollback_of({ name })} description={m.lead_rollback_more()}>
      <StackedForm onSubmit={save}>
        <TextField
          label={m.lead_rollback_from()}
          type="datetime-local"
          value={since}
          onChange={(event) => setSince(event.target.value)}
        />
        <TextField
          label={m.lead_rollback_to()}
          type="datetime-local"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        <TextField
          label={m.lead_rollback_why()}
          required
          maxLength={500}
          autoComplete="off"
          value={reason}
          error={wrong ? m.lead_rollback_why_missing() : null}
          onChange={(event) => setReason(event.target.value)}
        />
        <Problem words={change.problem} />
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button type="submit" busy={change.busy && m.ui_saving()} disabled={since === '' || until === ''}>
            {m.lead_rollback()}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
        </div>
      </StackedForm>
    </Dialog>
  );
}
