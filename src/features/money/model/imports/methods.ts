/** How a contribution was made, in the words of files. */
import type { Method } from '../rules.ts';
import { wordOf } from './meanings.ts';

const WAYS: readonly (readonly [RegExp, Method])[] = [
  [/^((personal |paper |cashiers? )?(check|cheque|chk|ck)|cheque personal)$/, 'check'],
  [/^(cash|efectivo)$/, 'cash'],
  [
    /^((credit|debit|prepaid)?( ?or debit)?( ?card)?|cc|online|paypal( .*)?|apple ?pay|google ?pay|venmo|link|cash ?app( pay)?|(card )?(visa|master ?card|amex|american express|discover|diners( club)?|jcb)( .*)?|tarjeta( de (credito|debito))?)$/,
    'card',
  ],
  [
    /^(transfer|wire( transfer)?|e?check|e check|ach( .*)?|eft|bank( .*)?|(us )?bank account|plaid|checking( account)?|transferencia( bancaria)?)$/,
    'transfer',
  ],
];

/** Null for a word that isn't known. */
export const methodOf = (cell: string): Method | null => WAYS.find(([words]) => words.test(wordOf(cell)))?.[1] ?? null;
