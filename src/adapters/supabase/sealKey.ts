/** Asks for the key of the person who is signed in: one that the server tells to them alone. */
import { functionPath } from '../../backend/paths.ts';
import type { BackendEnv } from './backendEnv.ts';
import { tellFault } from '../browser/fault.ts';
import { exchange } from './exchange.ts';

/** A question without an answer after this long (ms) is asked another time. */
const TIMEOUT_MS = 8_000;

/** 32 bytes, base64; null when there is no answer now, or a server that knows nothing of it. Never rejects. */
export async function fetchSealKey(env: BackendEnv, accessToken: string): Promise<string | null> {
  const headers = {
    apikey: env.key,
    authorization: `Bearer ${accessToken}`,
    accept: 'application/json',
    'content-type': 'application/json',
  };
  try {
    const { response, text } = await exchange(
      `${env.url}${functionPath('my_seal_key')}`,
      { method: 'POST', headers, body: '{}', cache: 'no-store', redirect: 'error' },
      { timeoutMs: TIMEOUT_MS },
    );
    const body: unknown = response?.ok ? JSON.parse(text) : null;
    return typeof body === 'string' ? body : null;
  } catch (cause) {
    tellFault(cause);
    return null;
  }
}
