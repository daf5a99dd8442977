/** The room's code as an address carries it from the wall to a phone, or as it is typed: four signs, or nothing. */

const CODE = /^[2-9A-HJ-NP-Z]{4}$/;

export interface CodeSearch {
  code?: string;
}

export function parseCode({ code }: Record<string, unknown>): CodeSearch {
  // The router reads an address' "2345" as a number.
  const text = typeof code === 'number' ? String(code) : code;
  return typeof text === 'string' && CODE.test(text) ? { code: text } : {};
}

/** As it is on the wall, however it is typed; null: no code looks like that. */
export function readCode(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return CODE.test(signs) ? signs : null;
}
