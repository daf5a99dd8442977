/** How a form reaches the outbox: saves, waits for the verdict, and says which one it was. See forms/submit.ts for the rules. */
import { useEffect, useRef } from 'react';
import { tellFault } from '../adapters/browser/fault.ts';
import { suggestInstall } from '../adapters/browser/install.ts';
import { askToPersist } from '../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../adapters/browser/serviceWorker.ts';
import type { SubmissionKind } from '../core/outbox/kind.ts';
import { submitForm, type Slot, type SubmitPorts, type SubmitResult } from './submit.ts';
import { sendDirectly } from '../hooks/directSend.ts';
import { uuid } from '../core/uuid.ts';
import { whenIdle } from '../ui/whenIdle.ts';

export interface Submission<P> {
  /** Never rejects. `draftKey` is forgotten in the transaction that saves. */
  submit(payload: P, draftKey: string): Promise<SubmitResult>;
  /** The id that the outbox holds for this form, once it does. */
  savedId(): string | null;
  /** What is in the form is a submission of its own from now on. */
  startAnew(): void;
}

const loadRuntime = () => import('../wiring/runtime.ts');
const loadDrafts = () => import('../adapters/dexie/drafts.ts');

/**
 * @param editing id of the waiting or refused item that this form changes; null for a new one.
 * @param ownPorts what this form does otherwise.
 */
export function useSubmission<P>(
  kind: SubmissionKind<P>,
  editing: string | null,
  ownPorts?: () => Promise<Partial<SubmitPorts>>,
): Submission<P> {
  const slot = useRef<Slot>({ id: editing, saved: editing !== null });
  useEffect(
    // Fetched while the person types, so that pressing "submit" in a dead spot finds it here.
    () => whenIdle(() => void Promise.all([loadRuntime(), loadDrafts()]).catch(() => undefined), 'soon'),
    [],
  );
  return {
    submit: async (payload, draftKey) =>
      submitForm({ ...(await portsFor(draftKey)), ...(await ownPorts?.()) }, slot.current, kind, payload),
    savedId: () => (slot.current.saved ? slot.current.id : null),
    startAnew: () => {
      slot.current = { id: null, saved: false };
    },
  };
}

async function portsFor(draftKey: string): Promise<SubmitPorts> {
  const drafts = await loadDrafts().catch(() => null);
  return {
    outbox: async () => (await loadRuntime()).runtime().outbox,
    ...(drafts ? { forgetDraft: drafts.forgetDraftWithItem(draftKey) } : {}),
    sendDirectly,
    online: () => navigator.onLine,
    tellFault,
    askBackground: () => {
      void requestBackgroundSync().catch(() => undefined);
      void askToPersist();
      suggestInstall();
    },
    newId: uuid,
  };
}
