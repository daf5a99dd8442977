/** Writing words as people write them: voter files come in capitals and abbreviations. */

/** Also the spaces that only look like one. */
export function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** "o'brien-smith" is "O'Brien-Smith", "john's" is "John's". */
export function capitalized(word: string): string {
  return word
    .replace(/(^|[-/(])\p{L}/gu, (letters) => letters.toUpperCase())
    .replace(/(?<=(?:^|[-/( ])\p{L}{1,2}['\u2019`])\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=(?:^|[-( ])Mc)\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase());
}

/** Ten digits the way this country reads them; anything else as it came. */
export function phoneAsWritten(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : tidy(text);
}
