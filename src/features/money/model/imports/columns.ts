/** What the columns of any other file of gifts may mean, guessed from their headings. */

export const GIFT_FIELDS = [
  'amount',
  'day',
  'name',
  'first',
  'last',
  'kind',
  'email',
  'street',
  'city',
  'state',
  'postcode',
  'occupation',
  'employer',
  'phone',
  'method',
  'check_number',
  'fee',
  'reference',
  'memo',
] as const;
export type GiftField = (typeof GIFT_FIELDS)[number];
/** Which column of the file (from 0) holds what. */
export type GiftMapping = Readonly<Partial<Record<GiftField, number>>>;

/** In lower case, letters and digits only; the first that is there wins. */
const NAMES: Readonly<Record<GiftField, readonly string[]>> = {
  amount: ['amount', 'giftamount', 'donationamount', 'gross', 'total', 'contribution'],
  day: [
    'date',
    'giftdate',
    'donationdate',
    'receivedon',
    'datereceived',
    'receiveddate',
    'transactiondate',
    'createdat',
  ],
  name: ['name', 'fullname', 'donor', 'donorname', 'contributor', 'contributorname', 'giver'],
  first: ['firstname', 'donorfirstname', 'first', 'givenname'],
  last: ['lastname', 'donorlastname', 'last', 'surname', 'familyname'],
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
  email: ['email', 'emailaddress', 'donoremail'],
  street: ['address', 'street', 'address1', 'addr1', 'addressline1', 'streetaddress', 'mailingaddress'],
  city: ['city', 'town'],
  state: ['state', 'province'],
  postcode: ['zip', 'zipcode', 'postcode', 'postalcode'],
  occupation: ['occupation', 'donoroccupation', 'jobtitle'],
  employer: ['employer', 'donoremployer', 'company'],
  phone: ['phone', 'phonenumber', 'donorphone', 'mobile'],
  method: ['method', 'paymentmethod', 'paymenttype', 'how', 'type'],
  check_number: ['checknumber', 'checkno', 'check'],
  fee: ['fee', 'fees', 'processingfee', 'transactionfee'],
  reference: ['reference', 'transactionid', 'id', 'receiptid', 'confirmation', 'donationid'],
  memo: ['memo', 'note', 'notes', 'comment', 'comments'],
};

const plain = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Each column means one thing at most. */
export function guessGiftColumns(headings: readonly string[]): GiftMapping {
  const names = headings.map(plain);
  const taken = new Set<number>();
  const found: Partial<Record<GiftField, number>> = {};
  for (const field of GIFT_FIELDS) {
    const at = NAMES[field].map((name) => names.indexOf(name)).find((one) => one >= 0 && !taken.has(one));
    if (at === undefined) continue;
    found[field] = at;
    taken.add(at);
  }
  return found;
}

/** A name in one column, or in two. */
export const lackingOf = (mapping: GiftMapping): readonly GiftField[] => [
  ...(['amount', 'day'] as const).filter((field) => mapping[field] === undefined),
  ...(mapping.name === undefined && mapping.last === undefined ? (['name'] as const) : []),
];

/**
 * How the server knows that a file is read the same way again: nothing where there is no column. What a giver is makes no other line of
 * it: put right on the way, the same file goes on.
 */
export const giftColumnsKey = (mapping: GiftMapping, method: string): string =>
  `${GIFT_FIELDS.filter((field) => field !== 'kind')
    .map((field) => mapping[field] ?? '')
    .join('.')}.${method}`;
