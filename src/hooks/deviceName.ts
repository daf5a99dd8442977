/** The name of this device where people work with several: four signs, made up once, so that two phones can be told apart. */

const KEY = 'campaign-device';
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
let memory: string | null = null;

export function deviceName(): string {
  memory ??= read() ?? make();
  return memory;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function make(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  const name = [...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Storage is blocked: the name lasts as long as the page.
  }
  return name;
}
