/** What only the whole file says: the order of its days, the clock of its times, its cents, its signs. */
import type { Method } from '../rules.ts';
import { plainHeading } from './columns.ts';
import type { GiftField, GiftMapping } from './fields.ts';
import type { Layout } from './layouts.ts';
import { rowTypeOf, type Answers } from './meanings.ts';
import type { RowReading } from './readRow.ts';
import { lacksZone, orderShown, zoneNamed, type DayOrder } from './when.ts';
import { centsWritten, hasDecimalComma } from './written.ts';

interface Asked {
  readonly mapping: GiftMapping;
  readonly otherwise: Method;
  readonly zone: string;
  readonly fileZone?: string | null;
  readonly order?: DayOrder | null;
  readonly answers?: Answers;
  readonly headings: readonly string[];
  readonly layout: Layout | null;
  readonly delimiter: string;
}

export interface WholeFile {
  readonly asksZone: boolean;
  readonly asksOrder: boolean;
  readonly rows: RowReading;
}

export function wholeFile(records: readonly (readonly string[])[], asked: Asked): WholeFile {
  const { mapping, layout, headings } = asked;
  const cells = (field: GiftField): string[] => {
    const at = mapping[field];
    return at === undefined ? [] : records.map((record) => (record[at] ?? '').trim());
  };
  const days = cells('day');
  const shown = orderShown([...days, ...cells('refunded_on')]);
  // Where nothing shows it, a file of an American campaign has the month first; one of a foreign layout is asked about.
  const foreign = layout?.asksOrder ?? asked.delimiter === ';';
  const both = shown.unsure && shown.order === null && showsBoth(days);
  const order = shown.order ?? asked.order ?? 'mdy';
  const asksOrder = (asked.order ?? null) === null && shown.unsure && (foreign || both);
  const fileZone = zoneOfHeading(headings, mapping) ?? asked.fileZone ?? null;
  const times = cells('time');
  const zones = cells('zone');
  const lacks = days.some((day, at) => lacksZone(day, times[at] ?? '', zones[at] ?? '', order));
  const decimalComma = hasDecimalComma([...cells('amount'), ...cells('net'), ...cells('fee')]);
  const types = cells('type').map(rowTypeOf);
  const amounts = cells('amount').map((one) => centsWritten(one, decimalComma) ?? 0);
  const fees = cells('fee').map((one) => centsWritten(one, decimalComma) ?? 0);
  const ofGifts = fees.filter((fee, at) => fee !== 0 && (amounts[at] ?? 0) > 0 && (types[at] ?? 'gift') === 'gift');
  return {
    asksZone: fileZone === null && lacks,
    asksOrder,
    rows: {
      mapping,
      clock: { order, fileZone, zone: asked.zone },
      decimalComma,
      otherwise: asked.otherwise,
      answers: asked.answers ?? {},
      ownRefunds: (layout?.ownRefunds ?? false) || types.includes('refund') || amounts.some((one) => one < 0),
      refundsById: layout?.refundsById ?? false,
      feesNegative: ofGifts.filter((fee) => fee < 0).length * 2 > ofGifts.length,
      currency: currencyOfHeading(headings[mapping.amount ?? -1] ?? ''),
    },
  };
}

/** Some days can only be day first, others only month first. */
const showsBoth = (days: readonly string[]) =>
  days.some((day) => orderShown([day]).order === 'dmy') && days.some((day) => orderShown([day]).order === 'mdy');

/** "Created date (UTC)", "created_utc", "Date (Eastern Time)". */
function zoneOfHeading(headings: readonly string[], mapping: GiftMapping): number | string | null {
  for (const at of [mapping.time, mapping.day]) {
    const heading = headings[at ?? -1] ?? '';
    const said = /\(([^)]+)\)/.exec(heading)?.[1];
    const zone = said === undefined ? null : zoneNamed(said);
    if (zone !== null) return zone;
    if (/utc|gmt/.test(plainHeading(heading))) return 0;
    const last = /[ _-](est|edt|cst|cdt|mst|mdt|pst|pdt|et|ct|mt|pt)$/i.exec(heading)?.[1];
    if (last !== undefined) return zoneNamed(last);
  }
  return null;
}

const CURRENCIES = /^(EUR|GBP|CAD|AUD|NZD|MXN|JPY|CHF|SEK|NOK|DKK|INR|BRL|€|£|CA\$|C\$|A\$|MX\$)$/i;
function currencyOfHeading(heading: string): string | null {
  return heading.split(/[\s()_,-]+/).find((part) => CURRENCIES.test(part)) ?? null;
}
