/** What of a phone number is dialled and compared; the database says the same (private.dial_digits). */

/** For a link: digits, and the plus of a foreign number. '' when there is nothing to dial. */
export function dialable(phone: string | null): string {
  return phone?.replace(/[^\d+]/g, '') ?? '';
}

/** Digits alone, without the country code 1; null when too few to be a number. */
export function dialDigits(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^\d{3,20}$/.test(digits) ? digits : null;
}
