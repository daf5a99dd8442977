/** The files of known processors: by which headings each is known, and what its columns mean. */
import type { GiftField } from './fields.ts';

export const SOURCES = ['actblue', 'anedot', 'paypal', 'stripe', 'square', 'csv'] as const;
export type Source = (typeof SOURCES)[number];

export interface Layout {
  readonly source: Exclude<Source, 'actblue' | 'csv'>;
  /** Its name as people write it. */
  readonly name: string;
  /** Headings in lower case, letters and digits only, that are all there. */
  readonly has: readonly string[];
  readonly columns: Readonly<Partial<Record<GiftField, readonly string[]>>>;
  /** A refund has a row of its own, so that a contribution with the status "refunded" is whole. */
  readonly ownRefunds: boolean;
  /** A refund has the number of its contribution. */
  readonly refundsById?: boolean;
  /** Days may be written day first: asked where the file doesn't show it. */
  readonly asksOrder?: boolean;
}

export const LAYOUTS: readonly Layout[] = [
  {
    source: 'anedot',
    name: 'Anedot',
    has: ['type', 'donationid', 'date', 'amount', 'anedotfee', 'netamount', 'status'],
    columns: {
      reference: ['donationid'],
      fee: ['anedotfee'],
      net: ['netamount'],
      method: ['sourcetype'],
      type: ['type'],
    },
    ownRefunds: true,
    refundsById: true,
  },
  {
    source: 'paypal',
    name: 'PayPal',
    has: ['date', 'time', 'timezone', 'type', 'status', 'currency', 'gross', 'net', 'transactionid'],
    columns: {
      amount: ['gross'],
      type: ['type'],
      reference: ['transactionid'],
      refund_of: ['referencetxnid'],
      email: ['fromemailaddress'],
      email2: ['toemailaddress'],
    },
    ownRefunds: true,
  },
  {
    source: 'paypal',
    name: 'PayPal',
    has: ['fecha', 'hora', 'zonahoraria', 'tipo', 'estado', 'bruto', 'neto', 'iddetransaccion'],
    columns: {
      day: ['fecha'],
      time: ['hora'],
      zone: ['zonahoraria'],
      name: ['nombre'],
      type: ['tipo'],
      status: ['estado'],
      currency: ['divisa', 'moneda'],
      amount: ['bruto'],
      fee: ['comision', 'tarifa', 'cargo'],
      net: ['neto'],
      reference: ['iddetransaccion'],
      refund_of: ['iddereferenciadetransaccion', 'iddetransacciondereferencia'],
      email: ['correoelectronicodelremitente', 'delcorreoelectronico'],
      email2: ['correoelectronicodeldestinatario', 'alcorreoelectronico'],
    },
    ownRefunds: true,
    asksOrder: true,
  },
  {
    source: 'stripe',
    name: 'Stripe',
    has: ['balancetransactionid', 'reportingcategory', 'gross', 'net', 'currency', 'sourceid'],
    columns: {
      amount: ['gross'],
      type: ['reportingcategory'],
      day: ['createdutc', 'created'],
      reference: ['sourceid'],
      refund_of: ['chargeid'],
      name: ['customername', 'shippingname', 'cardname'],
      method: ['paymentmethodtype'],
    },
    ownRefunds: true,
  },
  {
    source: 'stripe',
    name: 'Stripe',
    has: ['id', 'amount', 'amountrefunded', 'currency', 'status'],
    columns: {
      reference: ['id'],
      day: ['createddateutc', 'createdutc', 'created'],
      name: ['cardname', 'customername', 'customerdescription'],
      method: ['paymentsourcetype'],
      refunded: ['amountrefunded'],
      refunded_on: ['refundeddateutc', 'refundeddate'],
    },
    ownRefunds: false,
  },
  {
    source: 'square',
    name: 'Square',
    has: ['date', 'grosssales', 'netsales', 'totalcollected', 'nettotal', 'transactionid', 'paymentid'],
    columns: {
      amount: ['totalcollected'],
      fee: ['fees'],
      net: ['nettotal'],
      type: ['eventtype'],
      status: ['transactionstatus'],
      reference: ['paymentid'],
      name: ['customername'],
      payout: ['depositid'],
      payout_on: ['depositdate'],
      method: ['othertendertype'],
    },
    ownRefunds: true,
  },
];

export const layoutOf = (names: readonly string[]): Layout | null =>
  LAYOUTS.find(({ has }) => has.every((name) => names.includes(name))) ?? null;
