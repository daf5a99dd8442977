/** How the question of a receipt stands. */
import { askByReceipt } from '../../../hooks/askByReceipt.ts';
import { byReceiptSchema } from './reads.ts';

export const askMyQuestion = (receipt: string) => askByReceipt('my_question', byReceiptSchema, receipt);
