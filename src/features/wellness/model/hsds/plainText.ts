/** A description in HTML as text with its blocks: a paragraph is followed by an empty line, an item of a list begins with "- ". */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”',
  hellip: '…', bull: '•', pound: '£', euro: '€', copy: '©', reg: '®', trade: '™', aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó',
  uacute: 'ú', ntilde: 'ñ', uuml: 'ü', Aacute: 'Á', Eacute: 'É', Iacute: 'Í', Oacute: 'Ó', Uacute: 'Ú', Ntilde: 'Ñ', iquest: '¿', iexcl: '¡',
}; // prettier-ignore

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;
const BLOCK = 'p|div|ul|ol|h[1-6]|table|section|article|blockquote|dl|pre|header|footer';

function decoded(text: string): string {
  return text.replace(ENTITY, (whole: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 31 && code < 0x11_00_00 && !(code >= 0xd8_00 && code < 0xe0_00) ? String.fromCodePoint(code) : ' ';
  });
}

/** What has neither tags nor entities is returned as it is. */
export function plainText(html: string): string {
  if (!/<\/?[a-z!][^<>]*>/i.test(html)) return decoded(html);
  const text = html
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(script|style|iframe|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    // Line breaks of HTML are spaces.
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<(?:dt|dd|tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/(?:td|th)\s*>/gi, ' ')
    .replace(new RegExp(`</?(?:${BLOCK})\\b[^<>]*>`, 'gi'), '\n\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '');
  return decoded(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=- )/g, '\n')
    .trim();
}
