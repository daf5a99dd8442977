/** A range in place of a number: "<10%", ">95.0%", "GE95", "21-39". It is stored and published as a range, never as a number. */

const NUMBER = String.raw`\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,6})?\s?(%)?`;
const BOUND = new RegExp(
  String.raw`^(<=|>=|≤|≥|<|>|LT|LE|GT|GE|less than|fewer than|under|more than|over|at least|at most)\s*${NUMBER}$`,
  'i',
);
const BETWEEN = new RegExp(String.raw`^${NUMBER}\s*(?:-|–|—|to)\s*${NUMBER}$`, 'i');
/** The Census Bureau's lowest and highest interval of a median: "2,500-", "250,000+". */
const OPEN = new RegExp(String.raw`^${NUMBER}\s*(\+|-)$`);

const SIGNS: Readonly<Record<string, string>> = {
  '<': '<', lt: '<', 'less than': '<', 'fewer than': '<', under: '<',
  '>': '>', gt: '>', 'more than': '>', over: '>',
  '<=': '<=', '≤': '<=', le: '<=', 'at most': '<=',
  '>=': '>=', '≥': '>=', ge: '>=', 'at least': '>=',
}; // prettier-ignore

export interface Range {
  /** As the database takes it: "<10", "<=5", ">95.0", ">=95", "21-39". */
  readonly text: string;
  /** Written with "%". */
  readonly percent: boolean;
  /** "<10" and "≤5", which files of counts write for a withheld count. */
  readonly below: number | null;
  /** Two letters for the sign, as EDFacts writes percentages. */
  readonly letters: boolean;
}

const plain = (whole = '', part = '') => whole.replaceAll(',', '') + part;

/** @returns null for what is no range. */
export function rangeOf(text: string): Range | null {
  const bound = BOUND.exec(text);
  if (bound) {
    const [, sign = '', whole, part, percent] = bound;
    const known = SIGNS[sign.toLowerCase()] ?? '';
    const number = plain(whole, part);
    const below = known.startsWith('<') ? Number(number) : null;
    return { text: known + number, percent: percent !== undefined, below, letters: /^[lg][te]$/i.test(sign) };
  }
  const open = OPEN.exec(text);
  if (open) {
    const [, whole, part, percent, sign] = open;
    const text = `${sign === '+' ? '>=' : '<='}${plain(whole, part)}`;
    return { text, percent: percent !== undefined, below: null, letters: false };
  }
  const between = BETWEEN.exec(text);
  if (!between) return null;
  const [, whole, part, firstPercent, otherWhole, otherPart, percent] = between;
  const [low, high] = [plain(whole, part), plain(otherWhole, otherPart)];
  if (Number(low) >= Number(high)) return null;
  return { text: `${low}-${high}`, percent: (percent ?? firstPercent) !== undefined, below: null, letters: false };
}

/** A share of 1 as percent, digit by digit: 0.4123 times 100 is not 41.23 in binary. */
export function timesHundred(text: string): string {
  return text.replace(/(\d*)\.?(\d*)/g, (found: string, whole: string, part: string) => {
    if (found === '') return found;
    const digits = part.padEnd(2, '0');
    const left = (whole + digits.slice(0, 2)).replace(/^0+(?=\d)/, '');
    return digits.length > 2 ? `${left}.${digits.slice(2)}` : left;
  });
}
