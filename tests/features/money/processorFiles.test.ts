/** Files of payment processors, in their own layouts: what each comes to, to the cent, and what of it is no contribution, by name. */
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openGifts, readGifts } from '../../../src/features/money/gift-files/giftFile.ts';
import { guessGiftColumns } from '../../../src/features/money/model/imports/columns.ts';
import { fileSums } from '../../../src/features/money/model/imports/fileSums.ts';

const ZONE = 'America/New_York';
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer; // never shared
const fixture = (name: string) => fs.readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8');

async function read(text: string) {
  const opened = await openGifts(bytesOf(text));
  const mapping = opened.source === 'csv' ? guessGiftColumns(opened.headings) : {};
  return { opened, ...(await readGifts(opened, { mapping, otherwise: 'card', zone: ZONE })) };
}

describe('ActBlue', () => {
  it('of 7 contributions of $1,264.39, with a refund of $25.00 and $0.99 of its fee back, $1,190.42 reaches the bank', async () => {
    const { lines, leftOut } = await read(fixture('actblue.csv'));
    expect(leftOut).toEqual([]);
    expect(fileSums(lines)).toMatchObject({
      contributions: 7,
      contributed: 126_439,
      fees: 4996,
      refunds: 1,
      refunded: 2500,
      feesBack: 99,
      reachesBank: 119_042,
    });
  });
});
