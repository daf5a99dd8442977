/** Reading a bank's file as the page does, for tests. */
import { readFileSync } from 'node:fs';
import { openBank } from '../../../src/features/money/bank/openBank.ts';
import type { Reading } from '../../../src/features/money/bank/protocol.ts';
import type { ReadAccount } from '../../../src/features/money/model/bank/line.ts';

const TODAY = '2026-11-27';
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

export const fixture = (name: string): string =>
  readFileSync(new URL(`fixtures/bank/${name}`, import.meta.url), 'utf8');

export async function readText(text: string, reading: Partial<Reading> = {}) {
  const opened = await openBank(bytesOf(text), TODAY);
  return { opened, read: opened.read({ mapping: opened.guess, order: null, signs: null, ...reading }) };
}

export const linesOf = (account: ReadAccount | undefined) =>
  account?.lines.map(({ posted_on: on, cents, description }) => [on, cents, description]);

/** Why a file is refused. */
export const whyNot = (text: string): Promise<string> =>
  openBank(bytesOf(text), TODAY).then(
    () => 'read',
    (cause: { why: string }) => cause.why,
  );
