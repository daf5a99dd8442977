/** What is kept on the device of slips and of the bank. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { ENTRY_TYPES } from '../model/entry.ts';

const MINUTE_MS = 60_000;
const often = { maxAgeMs: MINUTE_MS, refetchMs: 2 * MINUTE_MS };
const optional = v.nullable(v.string());
const cents = v.pipe(v.number(), v.safeInteger());

const pieceSchema = v.object({
  id: v.string(),
  cents,
  way: optional,
  on: v.string(),
  name: optional,
  check_number: optional,
});
const slipSchema = v.object({
  id: v.string(),
  holder: optional,
  holder_name: optional,
  gives_id: optional,
  to_user: optional,
  to_name: optional,
  deposited_on: optional,
  deposited_by: optional,
  bank_reference: optional,
  in_bank: v.boolean(),
  cents,
  pieces: v.number(),
  items: v.array(pieceSchema),
});
const elsewhereSchema = v.object({
  slip: v.string(),
  entry: v.string(),
  cents,
  way: optional,
  on: v.string(),
  name: optional,
  check_number: optional,
  on_slip: v.string(),
  with_name: optional,
  by_name: optional,
});
const depositsSchema = v.object({
  days: v.nullable(v.number()),
  hand: v.array(pieceSchema),
  slips: v.array(slipSchema),
  /** What was put here on one slip and lay on another already. */
  elsewhere: v.array(elsewhereSchema),
  mine: v.array(v.string()),
  people: v.array(v.object({ id: v.string(), name: optional })),
});
export type DepositsRow = v.InferOutput<typeof depositsSchema>;
export const depositsRead = defineRead<DepositsRow>({
  key: 'money-deposits',
  ...often,
  path: () => callPath('money_deposits'),
  parse: rowsOf('money_deposits', depositsSchema),
});

const bankSchema = v.object({
  ledger_cents: cents,
  bank_cents: cents,
  /** Of it, on credit cards. */
  card_cents: cents,
  bank_until: optional,
  hand_cents: cents,
  way_cents: cents,
  out_cents: cents,
  open_cents: cents,
  open_lines: v.number(),
  uneven_cents: cents,
  uneven_apart_cents: cents,
  lines: v.array(
    v.object({ id: v.string(), account: v.string(), on: v.string(), cents, text: v.string(), reference: optional }),
  ),
  items: v.array(
    v.object({
      id: v.string(),
      cents,
      way: optional,
      on: v.string(),
      state: v.string(),
      type: v.picklist(ENTRY_TYPES),
      name: optional,
      check_number: optional,
      purpose: optional,
    }),
  ),
  payouts: v.array(v.object({ id: v.string(), on: optional, cents, parts: v.array(v.string()) })),
  /** The last one in force, and what the ledger says of its days now. */
  report: v.nullable(v.object({ until: v.string(), cents, ledger_cents: cents })),
  slips: v.array(v.object({ id: v.string(), cents, pieces: v.number(), on: v.string(), reference: optional })),
  matches: v.array(
    v.object({
      id: v.string(),
      by_name: optional,
      bank_cents: cents,
      ledger_cents: cents,
      pieces: v.number(),
      lines: v.array(v.object({ on: v.string(), cents, text: v.string() })),
    }),
  ),
  files: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      account: v.string(),
      /** By what the account is known again in a file. */
      ref: optional,
      rows: v.number(),
      done: v.number(),
      left_out: v.number(),
      known: v.number(),
      at: v.string(),
    }),
  ),
});
export type BankRow = v.InferOutput<typeof bankSchema>;
export const bankRead = defineRead<BankRow>({
  key: 'money-bank',
  ...often,
  path: () => callPath('money_bank'),
  parse: rowsOf('money_bank', bankSchema),
});
