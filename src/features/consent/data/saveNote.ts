/** Keeps what staff were told on this device until it is sent: also in a dead spot. */
import { consentNoteKind, type ConsentNotePayload } from '../model/noteKind.ts';

/** Resolves once it is on this device's disk. @param userId under whose name; rejects when somebody else is signed in by now. */
export async function saveNote(payload: ConsentNotePayload, userId: string): Promise<void> {
  const { runtime } = await import('../../../wiring/runtime.ts');
  await runtime().outbox.enqueue(consentNoteKind, payload, { as: userId });
}
