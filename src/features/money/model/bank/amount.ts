/** An amount as a bank writes it: "$1,234.50", "(182.40)", "41.20-", "- $482.00", "41,20", "12.00 CR". */

export interface Amount {
  /** Without its sign. */
  readonly cents: number;
  /** What the file writes beside it: -1 for a minus, parentheses or DR, 1 for a plus or CR, 0 for nothing. */
  readonly sign: -1 | 0 | 1;
}

/** What stands between whole and part: told by the other amounts of the file where one alone could be either ("1,234"). */
export type Decimal = '.' | ',';

const MOST_CENTS = 1_000_000_000_000;

const BEHIND: Readonly<Record<string, -1 | 1>> = { CR: 1, C: 1, DR: -1, DB: -1, D: -1, '-': -1, '+': 1 };

/** The last comma or point with one or two digits behind it parts the cents. */
export function decimalOf(texts: readonly string[]): Decimal {
  const ends = (mark: RegExp) => texts.some((text) => mark.test(text.replace(/[^\d.,]/g, '')));
  return ends(/,\d{1,2}$/) && !ends(/\.\d{1,2}$/) ? ',' : '.';
}

/** Put together from its digits, so that no cent is lost in a fraction. Null for what is no amount in dollars. */
export function amountOf(text: string, decimal: Decimal = '.'): Amount | null {
  let rest = text
    .replace(/[\u2212\u2012-\u2015]/g, '-')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim()
    .toUpperCase();
  const signs = new Set<-1 | 1>();
  const take = (mark: RegExp, sign?: (found: string) => -1 | 1 | undefined) => {
    const found = mark.exec(rest);
    if (!found) return;
    const is = sign?.(found[1] ?? '');
    if (is !== undefined) signs.add(is);
    rest = rest.replace(mark, '').trim();
  };
  if (/^\(.*\)$/.test(rest)) {
    signs.add(-1);
    rest = rest.slice(1, -1).trim();
  }
  take(/ ?(CR|DR|DB|C|D|-|\+)$/, (mark) => BEHIND[mark]);
  take(/^([-+])/, (mark) => (mark === '-' ? -1 : 1));
  take(/^(?:US ?\$|USD|\$)/);
  take(/(?:USD|\$)$/);
  take(/^([-+])/, (mark) => (mark === '-' ? -1 : 1));
  const cents = signs.size > 1 ? null : digitsOf(rest, decimal);
  if (cents === null || cents > MOST_CENTS) return null;
  const [sign = 0] = signs;
  return { cents, sign };
}

function digitsOf(text: string, decimal: Decimal): number | null {
  // "1 234,56" and "1'234.56"
  const tight = /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?$/.test(text) ? text.replace(/[ '’]/g, '') : text;
  // One or two digits behind the last mark are cents, whatever the others of the file do.
  const own = /([.,])\d{1,2}$/.exec(tight)?.[1];
  const mark = own === '.' || own === ',' ? own : decimal;
  const [of, among] = mark === '.' ? [String.raw`\.`, ','] : [',', String.raw`\.`];
  const found = new RegExp(String.raw`^(\d{1,3}(?:${among}\d{3})+|\d*)(?:${of}(\d{0,2})0*)?$`).exec(tight);
  const [, whole = '', part = ''] = found ?? [];
  if (!found || (whole === '' && part === '')) return null;
  return Number(whole.replace(/[.,]/g, '') || '0') * 100 + Number(part.padEnd(2, '0'));
}

/** With its sign, where nothing else says it. */
export const signed = ({ cents, sign }: Amount): number => (sign === -1 && cents !== 0 ? -cents : cents);
