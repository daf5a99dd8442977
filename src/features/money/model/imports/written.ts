/** Amounts and days as files write them. */
import { MAX_CENTS } from '../cents.ts';

/** "$1,234.50", "(182.40)", "-5": put together from its digits, so that no cent is lost in a fraction. Null for anything else. */
export function centsWritten(text: string): number | null {
  const found = /^(\()?(-)?\s*\$?\s*(-)?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?\s*(\))?(-)?$/.exec(text.trim());
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
