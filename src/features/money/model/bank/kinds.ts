/** Files that are none the app reads, called by their names: so the person knows what to ask the bank for instead. */

export const UNREAD_KINDS = ['camt', 'mt940', 'bai2', 'iif', 'excel', 'zip', 'pdf', 'html', 'json', 'xml'] as const;
export type UnreadKind = (typeof UNREAD_KINDS)[number];

const startsWith = (bytes: ArrayBuffer, ...head: readonly number[]) => {
  const begin = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, head.length));
  return head.every((one, at) => begin[at] === one);
};

export function unreadBytes(bytes: ArrayBuffer): UnreadKind | null {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf';
  // Excel's older workbook.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'excel';
  if (!startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return null;
  const names = new TextDecoder('windows-1252').decode(bytes.slice(0, 4000));
  return /\[Content_Types\]\.xml|xl\/|_rels\/|mimetypeapplication/.test(names) ? 'excel' : 'zip';
}

export function unreadText(text: string): UnreadKind | null {
  const head = text.slice(0, 4000).trimStart();
  if (/<BkToCstmr|camt\.05[234]\./i.test(head) && head.startsWith('<')) return 'camt';
  if (/^(?:\{1:|:20:|:940:|940\b)/m.test(head) && /^:(?:25|60[FM]|61|28C?)[A-Z]?:/m.test(head)) return 'mt940';
  if (/^01,[^\n]*\/\s*\n02,/.test(head)) return 'bai2';
  if (/^!(?:TRNS|HDR|ACCNT|SPL)\b/i.test(head)) return 'iif';
  if (/^<(?:!doctype html|html)\b/i.test(head)) return 'html';
  if (/^(?:\[\s*)?\{\s*"/.test(head)) return 'json';
  return head.startsWith('<?xml') || /^<[a-z][\w:.-]*[\s>]/i.test(head) ? 'xml' : null;
}
