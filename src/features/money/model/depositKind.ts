/** How what becomes of checks and cash travels: onto a slip, from hand to hand, to the bank. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';

export const DEPOSIT_ACTIONS = ['put', 'off', 'give', 'take', 'deposit', 'reopen'] as const;
export type DepositAction = (typeof DEPOSIT_ACTIONS)[number];

/** How the keys of these facts begin: all of one slip go in order. */
export const DEPOSIT_KEYS = 'deposit:';

export interface DepositPayload {
  readonly slip: string;
  readonly action: DepositAction;
  readonly entry: string | null;
  /** Whom it is handed to. */
  readonly to: string | null;
  /** The hand-over that is confirmed. */
  readonly gives: string | null;
  readonly on: string | null;
  readonly reference: string | null;
}

const actionWords: Readonly<Record<DepositAction, () => string>> = {
  put: m.deposits_put,
  off: m.deposits_off_said,
  give: m.deposits_give_said,
  take: m.deposits_take_said,
  deposit: m.deposits_deposit_said,
  reopen: m.deposits_reopen_said,
};

export const depositKind = defineTableKind<'deposit_events', DepositPayload>({
  kind: 'money-deposit',
  version: 1,
  table: 'deposit_events',
  entityKey: ({ slip }) => `${DEPOSIT_KEYS}${slip}`,
  toRow: (payload, { id, userId, createdAt }): RowFor<'deposit_events'> => ({
    id,
    slip_id: payload.slip,
    action: payload.action,
    entry_id: payload.entry,
    to_user: payload.to,
    gives_id: payload.gives,
    happened_on: payload.on,
    bank_reference: payload.reference,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ action }) => actionWords[action](),
});
