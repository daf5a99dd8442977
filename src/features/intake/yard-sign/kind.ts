/** How a yard-sign request travels: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { filledInColumns, type FormPayload } from '../../../forms/filledIn.ts';
import { m } from '../../../messages/messages.js';

export interface YardSignPayload extends FormPayload {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly notes: string | null;
}

export const yardSignKind = defineTableKind<'yard_sign_requests', YardSignPayload>({
  kind: 'yard-sign',
  version: 1,
  table: 'yard_sign_requests',
  toRow: (payload, { id, userId, createdAt }): RowFor<'yard_sign_requests'> => ({
    id,
    name: payload.name,
    address: payload.address,
    phone: payload.phone,
    notes: payload.notes,
    user_id: userId,
    client_created_at: createdAt,
    ...filledInColumns(payload),
  }),
  describe: ({ name, address }) => m.intake_sign_line({ name, address }),
});
