/** Builds what screens see of the outbox and of what is kept beside it. Import it only from chunks that load on demand: it brings Dexie. */
import { createOutboxView } from '../adapters/dexie/outboxView.ts';
import { pageDb } from '../adapters/dexie/pageDb.ts';
import type { OutboxView } from '../core/outbox/view.ts';
import { tellMistake } from '../hooks/mistakes.ts';

let built: OutboxView | null = null;

export function outboxView(): OutboxView {
  built ??= createOutboxView(pageDb(), tellMistake);
  return built;
}
