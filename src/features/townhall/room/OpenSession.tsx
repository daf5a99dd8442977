/** Letting an event take questions: from now until it ends. */
import { useState } from 'react';
import { uuid } from '../../../core/uuid.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { eventEndRead } from '../data/staffReads.ts';

export interface OpenSessionProps {
  readonly event: string;
  readonly onOpened: () => Promise<void>;
}

export function OpenSession({ event, onOpened }: OpenSessionProps) {
  const change = useChange();
  const mayOpen = useMay('run_events');
  const ends = useStaffRead(eventEndRead(event)).rows?.[0];
  // One session, however often it is pressed.
  const [id] = useState(uuid);
  async function open() {
    if (!ends) return;
    const times = { opens_at: new Date().toISOString(), closes_at: ends.closesAt };
    if (await change.run((api) => api.rpc('save_qa_session', { session: id, event, expected_version: null, ...times })))
      await onOpened();
  }
  return (
    <EmptyState
      title={m.townhall_not_open()}
      action={
        mayOpen ? (
          <Button disabled={!ends} busy={change.busy && m.ui_saving()} onClick={() => void open()}>
            {m.townhall_open()}
          </Button>
        ) : null
      }
    >
      <p>{m.townhall_not_open_more()}</p>
      {change.problem === null ? null : <p role="alert">{change.problem}</p>}
    </EmptyState>
  );
}
