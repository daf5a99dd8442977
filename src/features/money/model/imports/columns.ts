/** What the columns of a file of contributions may mean, guessed from their headings, and from what stands in them. */
import { GIFT_FIELDS, type GiftField, type GiftMapping } from './fields.ts';
import type { Layout } from './layouts.ts';
import { looksLikeStatus } from './meanings.ts';

/** In lower case, letters and digits only; the first that is there wins. */
const NAMES: Readonly<Record<GiftField, readonly string[]>> = {
  amount: [
    'amount',
    'giftamount',
    'donationamount',
    'contributionamount',
    'gross',
    'grossamount',
    'totalamount',
    'amountpaid',
    'transactionamount',
    'chargeamount',
    'paymentamount',
    'total',
    'contribution',
    'donation',
    'monto',
    'importe',
    'cantidad',
    'bruto',
  ],
  day: [
    'date',
    'giftdate',
    'donationdate',
    'contributiondate',
    'receivedon',
    'datereceived',
    'receiveddate',
    'transactiondate',
    'paymentdate',
    'createdat',
    'createdutc',
    'createddate',
    'created',
    'datecreated',
    'datetime',
    'timestamp',
    'donatedat',
    'donatedon',
    'dateutc',
    'paidat',
    'chargedat',
    'completedat',
    'submittedat',
    'purchasedat',
    'transactiondatetime',
    'donationdatetime',
    'fecha',
  ],
  time: ['time', 'transactiontime', 'paymenttime', 'donationtime', 'hora'],
  zone: ['timezone', 'zone', 'tz', 'zonahoraria'],
  status: [
    'status',
    'paymentstatus',
    'transactionstatus',
    'donationstatus',
    'contributionstatus',
    'giftstatus',
    'chargestatus',
    'paymentstate',
    'transactionstate',
    'settlementstatus',
    'disposition',
    'estatus',
    'estadodelpago',
  ],
  type: [
    'type',
    'transactiontype',
    'recordtype',
    'rowtype',
    'eventtype',
    'reportingcategory',
    'entrytype',
    'lineitemtype',
    'transactionkind',
    'tipo',
  ],
  currency: [
    'currency',
    'currencycode',
    'paymentcurrency',
    'donationcurrency',
    'amountcurrency',
    'transactioncurrency',
    'moneda',
    'divisa',
  ],
  name: [
    'name',
    'fullname',
    'donor',
    'donorname',
    'contributor',
    'contributorname',
    'giver',
    'customername',
    'contactname',
    'supportername',
    'supporter',
    'cardname',
    'cardholdername',
    'billingname',
    'nombre',
    'nombrecompleto',
  ],
  first: ['firstname', 'donorfirstname', 'first', 'givenname', 'billingfirstname', 'contactfirstname'],
  last: [
    'lastname',
    'donorlastname',
    'last',
    'surname',
    'familyname',
    'billinglastname',
    'contactlastname',
    'apellido',
    'apellidos',
  ],
  kind: [
    'kind',
    'entitytype',
    'entity',
    'contributortype',
    'contributorkind',
    'donortype',
    'donorkind',
    'givertype',
    'giverkind',
  ],
  email: [
    'email',
    'emailaddress',
    'donoremail',
    'customeremail',
    'fromemailaddress',
    'contactemail',
    'billingemail',
    'correoelectronico',
  ],
  email2: ['toemailaddress'],
  street: [
    'address',
    'street',
    'address1',
    'addr1',
    'addressline1',
    'streetaddress',
    'mailingaddress',
    'line1',
    'street1',
    'donoraddress',
    'billingaddress',
    'billingaddress1',
    'direccion',
  ],
  street2: ['address2', 'addr2', 'addressline2', 'line2', 'street2', 'billingaddress2', 'apt'],
  city: ['city', 'town', 'donorcity', 'billingcity', 'ciudad'],
  state: ['state', 'province', 'stateprovince', 'stateregion', 'donorstate', 'billingstate'],
  postcode: [
    'zip',
    'zipcode',
    'postcode',
    'postalcode',
    'zippostalcode',
    'zippostcode',
    'donorzip',
    'billingzip',
    'codigopostal',
  ],
  occupation: ['occupation', 'donoroccupation', 'jobtitle', 'ocupacion'],
  employer: ['employer', 'employername', 'donoremployer', 'company', 'empleador'],
  phone: ['phone', 'phonenumber', 'donorphone', 'mobile', 'telefono'],
  method: [
    'method',
    'paymentmethod',
    'paymenttype',
    'paymentmethodtype',
    'paymentsourcetype',
    'sourcetype',
    'tendertype',
    'tender',
    'paymentsource',
    'how',
    'formadepago',
    'metododepago',
  ],
  check_number: ['checknumber', 'checkno', 'check'],
  fee: [
    'totalfee',
    'totalfees',
    'fee',
    'fees',
    'feeamount',
    'processingfee',
    'processingfees',
    'transactionfee',
    'processorfee',
    'comision',
  ],
  fee2: ['platformfee', 'platformfees', 'servicefee', 'processorfee', 'applicationfee', 'processingfee'],
  net: ['net', 'netamount', 'nettotal', 'amountnet', 'netreceived', 'netpayout', 'payoutamount', 'neto'],
  reference: [
    'reference',
    'transactionid',
    'id',
    'receiptid',
    'confirmation',
    'donationid',
    'contributionid',
    'giftid',
    'paymentid',
    'chargeid',
    'transactionnumber',
    'confirmationnumber',
    'receiptnumber',
    'ordernumber',
    'orderid',
    'donationnumber',
  ],
  refund_of: [
    'refundof',
    'originaltransactionid',
    'parenttransactionid',
    'referencetxnid',
    'originaldonationid',
    'originalpaymentid',
    'originalid',
    'relatedtransactionid',
    'chargeid',
    'originalcontributionid',
  ],
  refunded: ['amountrefunded', 'refundedamount', 'refundamount', 'totalrefunded', 'refunded'],
  refunded_on: ['refundeddateutc', 'refundeddate', 'refunddate', 'refundedon', 'refundedat', 'daterefunded'],
  disputed: ['disputedamount', 'amountdisputed'],
  payout: ['automaticpayoutid', 'payoutid', 'depositid', 'disbursementid', 'payoutreference'],
  payout_on: [
    'automaticpayouteffectiveatutc',
    'automaticpayouteffectiveat',
    'payoutdate',
    'depositdate',
    'disbursementdate',
    'payouton',
  ],
  memo: ['memo', 'note', 'notes', 'comment', 'comments'],
};

/** Letters and digits in lower case. */
export const plainHeading = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
/** "Amount (USD)" is an amount, too. */
const withoutBrackets = (heading: string) => plainHeading(heading.replace(/\([^)]*\)/g, ''));

/** Each column means one thing at most. */
export function guessGiftColumns(headings: readonly string[], layout: Layout | null = null): GiftMapping {
  const names = headings.map(plainHeading);
  const bare = headings.map(withoutBrackets);
  const taken = new Set<number>();
  const found: Partial<Record<GiftField, number>> = {};
  const take = (field: GiftField, wanted: readonly string[]) => {
    const free = (list: readonly string[], name: string) => list.findIndex((one, at) => one === name && !taken.has(at));
    const at = wanted.flatMap((name) => [free(names, name), free(bare, name)]).find((one) => one >= 0);
    if (at === undefined) return;
    found[field] = at;
    taken.add(at);
  };
  for (const field of GIFT_FIELDS) if (layout?.columns[field] !== undefined) take(field, layout.columns[field]);
  for (const field of GIFT_FIELDS) if (found[field] === undefined) take(field, NAMES[field]);
  // What all fees come to holds the others.
  if (found.fee !== undefined && names[found.fee]?.startsWith('total') === true) delete found.fee2;
  return found;
}

/** A column whose heading nothing knows, and which says that money isn't there, is one of states all the same. */
const NO_STATUS = /recur|subscri|address|plan|email|shipping|opt|tax|risk|cvc|avs|zip/;

/** Which columns look like states of payments, whatever they are called. */
export function statusColumns(headings: readonly string[], rows: readonly (readonly string[])[]): readonly number[] {
  return headings.flatMap((heading, at) =>
    !NO_STATUS.test(plainHeading(heading)) && looksLikeStatus(rows.map((row) => row[at] ?? '')) ? [at] : [],
  );
}

/** A name in one column, or in two; and where a column says that money failed, what it says. */
export const lackingOf = (mapping: GiftMapping, states: readonly number[] = []): readonly GiftField[] => [
  ...(['amount', 'day'] as const).filter((field) => mapping[field] === undefined),
  ...(mapping.name === undefined && mapping.last === undefined ? (['name'] as const) : []),
  ...(states.length > 0 && !states.some((at) => at === mapping.status || at === mapping.type)
    ? (['status'] as const)
    : []),
];

/**
 * How the server knows that a file is read the same way again: nothing where there is no column. What a contributor is makes no other line
 * of it: corrected on the way, the same file goes on.
 */
export const giftColumnsKey = (mapping: GiftMapping, ...more: readonly string[]): string =>
  [
    GIFT_FIELDS.filter((field) => field !== 'kind')
      .map((field) => mapping[field] ?? '')
      .join('.'),
    ...more.map((one) => one.toLowerCase().replace(/[^a-z0-9]/g, '-')),
  ].join('.');
