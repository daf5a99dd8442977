/** How typed words are compared: nobody types "Zoë" with the dots. */

/** Lower case without accents, every run of other signs a single space, none at the ends. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
