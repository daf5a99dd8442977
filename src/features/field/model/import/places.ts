/** Cities and ZIP codes, which are part of a door. */
import { streetCase } from './streetWords.ts';

const STATES: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU AS MP'.split(
    ' ',
  ),
);

export const isState = (word: string) => STATES.has(word.toUpperCase());

export function cityAsWritten(text: string): string | null {
  const clean = text
    .replace(/^[*\s]+$/, '')
    .replace(/[,\s]+$/, '')
    .replace(/^(?:city|town|village|township|borough)\s+of\s+/i, '');
  return clean === '' || /^(?:null|n\/a|unknown)$/i.test(clean) ? null : streetCase(clean);
}

/** Five digits: "27001-1234", "270011234", and "2139" from a spreadsheet that dropped the zero. Null for no ZIP code. */
export function zipOf(text: string): string | null {
  const [, digits = '', zero = ''] = /^(\d{5})(?:[-\s]?\d{4})?(?:\.0)?$|^(\d{3,4})(?:\.0)?$/.exec(text.trim()) ?? [];
  const zip = digits || zero.padStart(5, '0');
  return zip === '00000' || (digits === '' && zero === '') ? null : zip;
}
