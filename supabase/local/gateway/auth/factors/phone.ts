/** Codes that go to a telephone. Without a provider of text messages they appear where the server runs, as mails do. */
import { authRefusal } from '../../refusal.ts';
import { textOf, type Fields } from '../fields.ts';

/** Sends `text` to a number in digits, with its country's. */
export type SendText = (phone: string, text: string) => Promise<void>;

/** Printed as @supabase/lite prints mails. */
export const printText: SendText = async (phone, text) => void console.info(`To: ${phone}\n${text}`);

/** The number's digits, as GoTrue keeps them. Throws a Refusal for what is no number with its country's. */
export function phoneOf(fields: Fields): string {
  const digits = (textOf(fields, 'phone', 30) ?? '').replaceAll(/[\s()+.-]/g, '');
  if (/^[1-9]\d{6,14}$/.test(digits)) return digits;
  throw authRefusal(400, 'validation_failed', 'Invalid phone number format (E.164 required)');
}
