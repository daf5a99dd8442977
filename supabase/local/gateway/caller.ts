/** Who a request comes from, and how many bytes its body takes: carried along, so that turns and bodies are shared out by it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Caller {
  /** What limits count by: an IPv4 address, or the /64 of an IPv6 one. '' for work of our own. */
  readonly address: string;
  /** Of a token with a good signature. Null for visitors. */
  readonly account: string | null;
  /** It has the secret key. */
  readonly trusted: boolean;
  /** Counts bytes that are held in memory for this request. Throws a Refusal (503) when there is no room for them. */
  readonly hold: (bytes: number) => void;
}

const ours: Caller = { address: '', account: null, trusted: true, hold: () => undefined };
const current = new AsyncLocalStorage<Caller>();

export const asCaller = <T>(caller: Caller, work: () => T): T => current.run(caller, work);
export const callerNow = (): Caller => current.getStore() ?? ours;

/** The account of a token that lite would believe, whatever its age: lite refuses an old one at once. */
export function accountOf(authorization: string | null, secret: string): string | null {
  const token = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization ?? '');
  if (token === null || secret === '') return null;
  const [, head = '', payload = '', signature = ''] = token;
  const right = createHmac('sha256', secret).update(`${head}.${payload}`).digest();
  const sent = Buffer.from(signature, 'base64url');
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return null;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return typeof claims === 'object' && claims !== null && 'sub' in claims && typeof claims.sub === 'string'
    ? claims.sub
    : null;
}
