/** Amounts and days as files write them. */
import { MAX_CENTS } from '../cents.ts';

/** Whether the amounts of a file have a comma before the cents: where one shows it and none shows a point. */
export const hasDecimalComma = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\d,\d{1,2}\D*$/.test(cell)) && !cells.some((cell) => /\.\d{1,2}\D*$/.test(cell));

/** "$1,234.50", "(182.40)", "-5": put together from its digits, so that no cent is lost in a fraction. Null for anything else. */
export function centsWritten(text: string, decimalComma = false): number | null {
  // A minus of print, a plus, and the dollar's code say nothing more than the plain signs.
  const signs = text
    .trim()
    .replace(/\u2212/g, '-')
    .replace(/^\+/, '')
    .replace(/^(-?)(?:USD|US\$)\s*|\s*USD$/i, '$1');
  const plain = decimalComma ? signs.replace(/[.\s]/g, '').replace(',', '.') : signs;
  const found = /^(\()?(-)?\s*\$?\s*(-)?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?\s*(\))?(-)?$/.exec(plain.trim());
  if (!found) return null;
  const [, open, before, within, whole, part, close, after] = found;
  if ((whole === undefined && part === undefined) || (open === undefined) !== (close === undefined)) return null;
  const cents = Number((whole ?? '0').replaceAll(',', '')) * 100 + Number((part ?? '').padEnd(2, '0'));
  if (cents > MAX_CENTS) return null;
  return [open, before, within, after].some((sign) => sign !== undefined) && cents !== 0 ? -cents : cents;
}

/** "2026-03-05", "3/5/2026", "20260305", each perhaps with a time behind it; null for what is no day, or before the ledger's time. */
export function dayWritten(text: string): string | null {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[T ])/.exec(text.trim());
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:$| )/.exec(text.trim());
  const [year = '', month = '', day = ''] = iso ? iso.slice(1) : us ? [us[3], us[1], us[2]] : [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  const real = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === written;
  return real && written >= '2020-01-01' && written < '2100-01-01' ? written : null;
}
