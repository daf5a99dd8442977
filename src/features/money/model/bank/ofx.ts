/** Reading a bank's OFX, the older kind without closing tags and the newer one in XML: each account and each card by itself. */
import { amountOf, decimalOf, signed, type Decimal } from './amount.ts';
import { dateOf } from './date.ts';
import { countLines, lastFour, NO_BALANCES, type BankFault, type Raw, type ReadAccount } from './line.ts';

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
  const found = new RegExp(`<${tag}>\\s*(?:<!\\[CDATA\\[([\\s\\S]*?)\\]\\]>|([^<\r\n]*))`, 'i').exec(record);
  return found?.[1]?.replace(/\s+/gu, ' ').trim() ?? plain(found?.[2] ?? '');
}
/** What stands inside a group, to its closing tag, which both kinds of OFX write. */
const groupOf = (text: string, tag: string) =>
  new RegExp(`<${tag}>([\\s\\S]*?)(?:</${tag}>|$)`, 'i').exec(text)?.[1] ?? '';

/** What cannot be read of a whole file. */
export type OfxProblem = 'investment' | 'currency';

export type OfxFile =
  | { readonly accounts: readonly ReadAccount[]; readonly investments: number }
  | { readonly problem: OfxProblem; readonly currency: string };

/** Pending lines, corrections of earlier lines, and other currencies are left out by name. */
function rawOf(record: string, at: number, pending: boolean, decimal: Decimal): Raw {
  const [name, memo] = [valueOf(record, 'NAME'), valueOf(record, 'MEMO')];
  const [amount, check, id] = [valueOf(record, 'TRNAMT'), valueOf(record, 'CHECKNUM'), valueOf(record, 'FITID')];
  // Some banks write a date of eight digits with a time and a zone behind it: the date is the bank's own.
  const posted = (valueOf(record, 'DTPOSTED') || valueOf(record, 'DTTRAN')).slice(0, 8);
  const said = [name, memo === name ? '' : memo].filter(Boolean).join(' ');
  const read = amountOf(amount, decimal);
  return {
    row: at + 2,
    posted,
    cents: read && signed(read),
    text: said || [valueOf(record, 'TRNTYPE'), check].filter(Boolean).join(' '),
    reference: check,
    id,
    fault: faultOf(record, pending),
    record: [posted, amount, said, id],
  };
}

function faultOf(record: string, pending: boolean): BankFault | null {
  if (pending) return 'pending';
  if (valueOf(record, 'CORRECTACTION') !== '') return 'correction';
  const currency = valueOf(groupOf(record, 'CURRENCY'), 'CURSYM').toUpperCase();
  return currency === '' || currency === 'USD' ? null : 'currency';
}

/** Null for what is no OFX. */
export function readOfx(text: string): OfxFile {
  const decimal = decimalOf([...text.matchAll(/<TRNAMT>([^<\r\n]*)/gi)].map(([, amount = '']) => amount));
  const parts = text.split(/(?=<(?:STMTRS|CCSTMTRS|INVSTMTRS)>)/i);
  const statements = parts.filter((part) => /^<(?:CC)?STMTRS>/i.test(part));
  const investments = parts.filter((part) => /^<INVSTMTRS>/i.test(part)).length;
  if (statements.length === 0 && investments > 0) return { problem: 'investment', currency: '' };
  const other = statements
    .map((part) => valueOf(part, 'CURDEF').toUpperCase())
    .find((one) => one !== '' && one !== 'USD');
  if (other !== undefined) return { problem: 'currency', currency: other };
  let before = 0;
  const accounts = statements.map((part) => {
    const account = accountOf(part, before, decimal);
    before += account.lines.length + account.leftOut.length;
    return account;
  });
  return { accounts: together(accounts), investments };
}

function accountOf(part: string, before: number, decimal: Decimal): ReadAccount {
  const card = /^<CCSTMTRS>/i.test(part);
  const from = groupOf(part, card ? 'CCACCTFROM' : 'BANKACCTFROM') || part.slice(0, 1000);
  const [bank, id] = [valueOf(from, 'BANKID'), valueOf(from, 'ACCTID')];
  const raws = [
    ...part.matchAll(/<(STMTTRNP?)>([\s\S]*?)(?=<\/?STMTTRNP?>|<\/BANKTRANLISTP?>|<\/(?:CC)?STMTRS>|$)/gi),
  ].map(([, tag = '', record = ''], at) => rawOf(record, before + at, tag.toUpperCase() === 'STMTTRNP', decimal));
  const ledger = groupOf(part, 'LEDGERBAL').split(/<AVAILBAL>/i)[0] ?? '';
  const closing = amountOf(valueOf(ledger, 'BALAMT'), decimal);
  return {
    key: [card ? 'card' : 'bank', bank, id].join(' '),
    label: (lastFour(id) ?? id.slice(-4)) || '',
    ref: id === '' ? null : [bank, lastFour(id) ?? id.slice(-4)].filter(Boolean).join(':'),
    kind: card ? 'card' : 'bank',
    ...countLines(raws, 'mdy'),
    balances:
      closing === null
        ? NO_BALANCES
        : {
            ...NO_BALANCES,
            closing: signed(closing),
            closing_on: dateOf(valueOf(ledger, 'DTASOF').slice(0, 8), 'mdy'),
          },
  };
}

/** An account that comes in two statements is one; two with the same last digits are told apart by more of them. */
function together(accounts: readonly ReadAccount[]): readonly ReadAccount[] {
  const all = new Map<string, ReadAccount>();
  for (const one of accounts) {
    const before = all.get(one.key);
    if (!before) all.set(one.key, one);
    else all.set(one.key, joined(before, one));
  }
  const list = [...all.values()];
  return list.map((one) => {
    if (list.filter(({ label }) => label === one.label).length < 2) return one;
    const longer = (one.key.split(' ').at(-1) ?? '').slice(-8);
    return {
      ...one,
      label: `${longer}${one.kind === 'card' ? ' card' : ''}`,
      ref: one.ref === null ? null : `${one.kind}:${one.ref}:${longer}`,
    };
  });
}

function joined(a: ReadAccount, b: ReadAccount): ReadAccount {
  const newer = (b.balances.closing_on ?? '') >= (a.balances.closing_on ?? '') ? b : a;
  // Equal lines of both parts are counted on, not anew.
  const seen = new Map<string, number>();
  const lines = [...a.lines, ...b.lines].map((line) => {
    const looks = JSON.stringify([
      line.posted_on,
      line.cents,
      line.bank_id,
      line.bank_id === null ? line.description : '',
      line.reference,
    ]);
    const occurrence = (seen.get(looks) ?? 0) + 1;
    seen.set(looks, occurrence);
    return { ...line, occurrence };
  });
  return { ...a, lines, leftOut: [...a.leftOut, ...b.leftOut], balances: newer.balances };
}
