/** What somebody saw of a commitment and kept on this device: the wording itself, so that nobody can say later it was another one. */
import * as v from 'valibot';
import { wholeSchema } from '../../../backend/contentSchema.ts';
import { commitmentContent, type CommitmentBody } from './commitmentContent.ts';
import type { Live } from './plan.ts';

const receiptSchema = v.object({
  id: v.string(),
  version: v.number(),
  /** Epoch ms, by this device's clock. */
  seenAt: v.number(),
  body: wholeSchema(commitmentContent),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** What cannot be read is none; a kind that has changed since must not break the page. */
export function parseReceipts(kept: unknown): readonly Receipt[] {
  if (!Array.isArray(kept)) return [];
  const all: readonly unknown[] = kept;
  return all.flatMap((one) => {
    const read = v.safeParse(receiptSchema, one);
    return read.success ? [read.output] : [];
  });
}

/** One of each wording of each commitment: the first time it was seen counts. */
export function withReceipt(kept: readonly Receipt[], shown: Live<CommitmentBody>, seenAt: number): readonly Receipt[] {
  const has = kept.some(({ id, version }) => id === shown.id && version === shown.version);
  return has ? kept : [...kept, { id: shown.id, version: shown.version, seenAt, body: shown.body }];
}

/** The newest of one commitment's; null: none was kept. */
export function receiptOf(kept: readonly Receipt[], id: string): Receipt | null {
  return kept.filter((one) => one.id === id).toSorted((a, b) => b.version - a.version)[0] ?? null;
}
