/** Text as it stands in a page: the build prints with it, and the worker puts newer words in a printed page's places. */

/** In text and within an attribute, and as React writes it. */
export function escapeHtml(text: string): string {
  return text.replace(/["'&<>]/g, (sign) => SIGNS[sign] ?? sign);
}

const SIGNS: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** `</script>` inside a string would end the block. */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
