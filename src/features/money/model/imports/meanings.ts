/** What a processor's words for the state of a payment and for the kind of a row mean. A word that isn't here is asked about. */

export const STATUSES = ['paid', 'pending', 'failed', 'refunded', 'disputed'] as const;
export type Status = (typeof STATUSES)[number];
export const ROW_TYPES = ['gift', 'refund', 'fee', 'payout', 'other'] as const;
export type RowType = (typeof ROW_TYPES)[number];

/** A word as it is looked up: lower case, no accents, one blank between words. */
export const wordOf = (cell: string): string =>
  cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const STATUS_WORDS: readonly (readonly [Status, RegExp])[] = [
  [
    'paid',
    /^(paid( out)?|completed?|success(ful)?|succeeded|settled|cleared|captured|approved|accepted|processed|posted|received|deposited|confirmed|partially paid out|completad[oa]|pagad[oa]|aprobad[oa]|exitos[oa])$/,
  ],
  [
    'pending',
    /^(pending( .*)?|.* pending|processing|in (progress|process|transit|review)|under review|on hold|held|authori[sz]ed|uncaptured|unclaimed|scheduled|queued|submitted|created|unpaid|awaiting .*|requires? (capture|action|confirmation|review)|pendiente|en proceso|en espera|retenid[oa])$/,
  ],
  [
    'failed',
    /^(fail(ed|ure)?( .*)?|declined|denied|rejected|returned|bounced|nsf|insufficient funds|voided|void|cancell?ed|expired|blocked|abandoned|incomplete|error|invalid|reversed|not processed|requires? payment method|removed|fallid[oa]|rechazad[oa]|denegad[oa]|cancelad[oa]|anulad[oa]|vencid[oa]|devuelt[oa])$/,
  ],
  ['refunded', /^((fully |partially |partly |partial |full )?refund(ed)?|parcialmente reembolsad[oa]|reembolsad[oa])$/],
  [
    'disputed',
    /^(in )?(dispute|disputed|charge ?backs?|charged back|needs response|lost dispute|en disputa|contracargo)( .*)?$/,
  ],
];

/** Null for a word that isn't known. */
export const statusOf = (cell: string): Status | null =>
  STATUS_WORDS.find(([, words]) => words.test(wordOf(cell)))?.[0] ?? null;

const TYPE_WORDS: readonly (readonly [RowType, RegExp])[] = [
  // Before what they reverse: money that comes back is no contribution.
  [
    'other',
    /(revers|dispute won|won dispute|failure|hold|currency conversion|conversion de divisa|adjust|ajuste|transfer(encia)? (from|de)|top ?up|reserve|authorization|bank deposit|credit to)/,
  ],
  [
    'refund',
    /(refund|reembols|charge ?back(?! fee)|contracargo|^dispute$|^disputed$|^returned? (donation|contribution)$)/,
  ],
  ['fee', /(^|\b)(fees?|comision(es)?|tarifas?|network cost)$/],
  ['payout', /(payout|withdraw|disbursement|^transfer$|transfer to|deposit to bank|retiro|desembolso|transferencia a)/],
  [
    'gift',
    /^(donations?|donacion(es)?|contributions?|contribucion(es)?|aportacion(es)?|gifts?|charges?|sales?|purchases?|orders?|tickets?|payments?|pagos?|(one time|single|recurring|monthly|weekly|annual|yearly|online|offline|web|mobile) ?(donations?|contributions?|gifts?|payments?)?|(donation|website|express checkout|mobile|general|subscription|recurring|preapproved|direct credit card|web accept|charity|fundraiser) payments?( .*)?|payments? received|subscription|pago de (donacion|donaciones|contribucion)|pago (en|por) .*|donation .*)$/,
  ],
];
/** Null for a word that isn't known. */
export const rowTypeOf = (cell: string): RowType | null =>
  TYPE_WORDS.find(([, words]) => words.test(wordOf(cell)))?.[0] ?? null;

/** What the person who brings the file in said of words that aren't known: "status:in limbo" is 'failed'. */
export type Answers = Readonly<Record<string, string>>;
export const answerKey = (field: 'status' | 'type', cell: string) => `${field}:${wordOf(cell)}`;

/** A column is one of states where half of what it says are states, and one of them is of money that isn't there. */
export function looksLikeStatus(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell.trim() !== '');
  const known = said.map(statusOf).filter((one) => one !== null);
  return known.length * 2 >= said.length && known.some((one) => one !== 'paid');
}
