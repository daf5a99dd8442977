/** What the columns of a city's file of payments may mean, guessed from their headings. */

export const PAYMENT_FIELDS = ['vendor', 'street', 'purpose', 'department', 'paid_on', 'amount', 'reference'] as const;
export type PaymentField = (typeof PAYMENT_FIELDS)[number];
export const NEEDED = ['vendor', 'paid_on', 'amount'] as const satisfies readonly PaymentField[];

/** Which column of the file (from 0) holds what. */
export type PaymentMapping = Readonly<Partial<Record<PaymentField, number>>>;

/** In lower case, letters and digits only, as the checkbooks of cities name them; the first that is there wins. */
const NAMES: Readonly<Record<PaymentField, readonly string[]>> = {
  vendor: [
    'vendor',
    'vendorname',
    'payee',
    'payeename',
    'paidto',
    'supplier',
    'suppliername',
    'payeevendor',
    'vendorpayee',
    'recipient',
    'name',
  ],
  street: ['street', 'location', 'worklocation', 'projectlocation', 'siteaddress', 'address', 'streetname'],
  purpose: [
    'description',
    'purpose',
    'invoicedescription',
    'expensecategory',
    'accountdescription',
    'item',
    'memo',
    'linedescription',
    'gldescription',
    'transactiondescription',
    'invoicedesc',
    'comments',
  ],
  department: ['department', 'departmentname', 'dept', 'deptname', 'agency', 'fund', 'fundname'],
  paid_on: [
    'paymentdate',
    'checkdate',
    'paiddate',
    'datepaid',
    'paidon',
    'issuedate',
    'posteddate',
    'postingdate',
    'postdate',
    'paydate',
    'warrantdate',
    'disbursementdate',
    'cleareddate',
    'gldate',
    'transactiondate',
    'date',
    'invoicedate',
  ],
  amount: [
    'amount',
    'checkamount',
    'paymentamount',
    'amountpaid',
    'transactionamount',
    'netamount',
    'paidamount',
    'disbursementamount',
    'warrantamount',
    'expenseamount',
    'amt',
    'total',
    'invoiceamount',
  ],
  reference: [
    'checkno',
    'checknumber',
    'check',
    'voucher',
    'vouchernumber',
    'paymentnumber',
    'paymentno',
    'checkeftnumber',
    'warrantnumber',
    'warrantno',
    'documentid',
    'documentnumber',
    'invoicenumber',
    'id',
  ],
};

const plain = (heading: string) =>
  heading
    .normalize('NFD')
    // Socrata writes "check_no", spreadsheets "Check #" and "CHECK NO.".
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Each column means one thing at most. */
export function guessPaymentColumns(headings: readonly string[]): PaymentMapping {
  const names = headings.map(plain);
  const taken = new Set<number>();
  const found: Partial<Record<PaymentField, number>> = {};
  for (const field of PAYMENT_FIELDS) {
    const at = NAMES[field].map((name) => names.indexOf(name)).find((one) => one >= 0 && !taken.has(one));
    if (at === undefined) continue;
    found[field] = at;
    taken.add(at);
  }
  return found;
}

/** Columns that say whether a payment was voided. */
const VOIDS = ['status', 'checkstatus', 'paymentstatus', 'void', 'voided', 'voidflag', 'isvoid', 'voiddate'];
export const voidColumns = (headings: readonly string[]): readonly number[] =>
  headings.flatMap((heading, at) => (VOIDS.includes(plain(heading)) ? [at] : []));

/** "Void", "Cancelled"; of a column that asks it also "Yes", "X" or a day. */
export function isVoidCell(heading: string, cell: string): boolean {
  const said = cell.trim();
  if (/^(?:voide?d?|cancell?ed|stopped|stop payment)\b/i.test(said)) return true;
  return /void/i.test(heading) && said !== '' && !/^(?:n|no|false|0|f|none|null|n\/a|-)$/i.test(said);
}

export const lacking = (mapping: PaymentMapping): readonly PaymentField[] =>
  NEEDED.filter((field) => mapping[field] === undefined);

/** How the server knows that a file is read the same way again: "1.4.3.2.5.6.0", nothing where there is no column. */
export const columnsKey = (mapping: PaymentMapping): string =>
  PAYMENT_FIELDS.map((field) => mapping[field] ?? '').join('.');
