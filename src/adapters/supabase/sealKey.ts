/** Asks for the key of the person who is signed in: one that the server tells to them alone. */
import type { BackendEnv } from '../../env.ts';

/** A question without an answer after this long (ms) is asked another time. */
const TIMEOUT_MS = 8_000;

/** 32 bytes, base64; null when there is no answer now, or a server that knows nothing of it. Never rejects. */
export async function fetchSealKey(env: BackendEnv, accessToken: string): Promise<string | null> {
  try {
    const response = await fetch(`${env.url}/rest/v1/rpc/my_seal_key`, {
      method: 'POST',
      headers: {
        apikey: env.key,
        authorization: `Bearer ${accessToken}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: '{}',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
      redirect: 'error',
    });
    const body: unknown = response.ok ? await response.json() : null;
    return typeof body === 'string' ? body : null;
  } catch {
    return null;
  }
}
