// Owns: the outbox's public face.
export * from './api.ts';
export { createOutbox } from './outbox.ts';
export type { OutboxParts } from './outbox.ts';
export * from './kind.ts';
export * from './ports.ts';
export * from './record.ts';
export { receiptCode } from './receipt.ts';
