/** The room's code as an address carries it from the wall to a phone: four signs, or nothing. */

const CODE = /^[2-9A-HJ-NP-Z]{4}$/;

export interface CodeSearch {
  code?: string;
}

export function parseCode({ code }: Record<string, unknown>): CodeSearch {
  // The router reads an address' "2345" as a number.
  const text = typeof code === 'number' ? String(code) : code;
  return typeof text === 'string' && CODE.test(text) ? { code: text } : {};
}
