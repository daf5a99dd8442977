/** How the sign of a receipt stands. */
import * as v from 'valibot';
import { askByReceipt } from '../../../hooks/askByReceipt.ts';

const STATES = [
  'new',
  'approved',
  'on_route',
  'standing',
  'damaged',
  'declined',
  'removed',
  'not_found',
  'withdrawn',
] as const;
const schema = v.object({ state: v.picklist(STATES) });
export type MySign = v.InferOutput<typeof schema>;

export const askMySign = (receipt: string) => askByReceipt('my_sign', schema, receipt);
