/** What a piece of the ledger's money is called on the page of the bank. */
import { m } from '../../../messages/messages.js';
import type { BankRow } from '../data/bankReads.ts';
import { typeWords } from '../model/words.ts';
import { dayWords } from '../parts/dayWords.ts';

type Piece = BankRow['items'][number];

/** "Ada Abbott", "Rent (Expense)" */
export const nameOfPiece = ({ name, purpose, type }: Piece): string =>
  [name ?? purpose ?? m.money_nobody(), type === 'contribution' ? null : `(${typeWords[type]()})`]
    .filter(Boolean)
    .join(' ');

export const moreOfPiece = ({ on, check_number: number, purpose, name }: Piece): string =>
  [dayWords(on), number, name === null ? null : purpose].filter(Boolean).join(' · ');
