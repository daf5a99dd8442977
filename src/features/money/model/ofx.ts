/** Reading a bank's OFX, the older kind without closing tags and the newer one in XML: only what a line of the bank is made of. */

export interface OfxLine {
  readonly posted: string;
  readonly amount: string;
  readonly text: string;
  /** The bank's own id of it. */
  readonly id: string;
}

export const isOfx = (text: string): boolean =>
  /^\s*(?:OFXHEADER:|<\?xml[^>]*>\s*(?:<\?OFX|<OFX)|<\?OFX|<OFX>)/i.test(text);

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function plain(text: string): string {
  return text
    .replace(/&(#\d{1,6}|[a-z]+);/gi, (whole, name: string) =>
      name.startsWith('#') ? letter(Number(name.slice(1))) : (NAMED[name.toLowerCase()] ?? whole),
    )
    .replace(/\s+/gu, ' ')
    .trim();
}

/** What is no letter, half of one included, has no place in a text. */
const letter = (code: number) =>
  code < 32 || (code >= 0xd8_00 && code <= 0xdf_ff) || code > 0x10_ff_ff ? ' ' : String.fromCodePoint(code);

/** A value ends at the next tag or at the end of its line. */
function valueOf(record: string, tag: string): string {
  return plain(new RegExp(`<${tag}>([^<\r\n]*)`, 'i').exec(record)?.[1] ?? '');
}

export function readOfx(text: string): readonly OfxLine[] {
  return text
    .split(/<STMTTRN>/i)
    .slice(1)
    .map((rest) => rest.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i)[0] ?? '')
    .map((record) => ({
      posted: valueOf(record, 'DTPOSTED').slice(0, 8),
      amount: valueOf(record, 'TRNAMT'),
      text: [valueOf(record, 'NAME'), valueOf(record, 'MEMO'), valueOf(record, 'CHECKNUM')].filter(Boolean).join(' '),
      id: valueOf(record, 'FITID'),
    }));
}

/** What the file calls the account; a person may say it otherwise. */
export const accountOf = (text: string): string => valueOf(text, 'ACCTID').slice(-4);
