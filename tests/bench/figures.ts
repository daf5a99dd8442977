/** A bench's headline figures for the table of the last runs (table.ts): a line of JSON each, where JSON_OUT names a file. */
import { appendFileSync } from 'node:fs';

/** The machine itself, ms: with it runs of different machines can be compared. */
export const FIXED_SUM = 'fixed sum, ms';

/** @param name says what is compared with what; @param value a ratio to a peer or a floor of the same run. */
export function keepFigure(name: string, value: number): void {
  const file = process.env['JSON_OUT'];
  if (file) appendFileSync(file, `${JSON.stringify({ name, value: Number(value.toPrecision(4)) })}\n`);
}
