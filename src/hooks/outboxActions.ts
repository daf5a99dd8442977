/** What a person can do with their outbox. Loads the runtime when it is first needed. */
import type { Diagnostics, FlushReport, ImportReport, WithdrawResult } from '../core/outbox/api.ts';

const outbox = async () => (await import('../wiring/runtime.ts')).runtime().outbox;

/** Ends the pause of one item, or of all that wait, and sends. */
export async function sendNow(id?: string): Promise<FlushReport> {
  return (await outbox()).retryNow(id);
}

/** Takes an unsent item back. `evenIfLanded`: the person was told that it may have arrived, and said yes. */
export async function withdraw(id: string, evenIfLanded: boolean): Promise<WithdrawResult> {
  return (await outbox()).withdraw(id, { evenIfLanded });
}

/** Deletes a refused item or a receipt. False when it is gone or has changed meanwhile. */
export async function remove(id: string): Promise<boolean> {
  return (await outbox()).remove(id);
}

/** The file's text, and how many items are in it. */
export async function exportFile(): Promise<{ readonly text: string; readonly items: number }> {
  const file = await (await outbox()).exportItems();
  return { text: JSON.stringify(file, null, 2), items: file.items.length };
}

/** Rejects with OutboxError 'unreadable-file' when the text is not an export of this app. */
export async function importFile(text: string): Promise<ImportReport> {
  return (await outbox()).importItems(text);
}

/** Without payloads, ids or names. */
export async function diagnostics(): Promise<Diagnostics> {
  return (await outbox()).diagnostics();
}
