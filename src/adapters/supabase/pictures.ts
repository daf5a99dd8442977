/** A picture out of the storage, in the name of whoever is signed in: also one that nothing live shows. */
import { objectPath, typeOfName } from '../../core/picture/value.ts';
import type { BackendEnv } from './backendEnv.ts';

/** Null where there is none, none for this person, or no network. Never rejects. */
export async function storedPicture({ url, key }: BackendEnv, token: string, file: string): Promise<Blob | null> {
  const headers = { apikey: key, authorization: `Bearer ${token}` };
  try {
    const answer = await fetch(`${url}${objectPath(file)}`, { headers, redirect: 'error' });
    // A captive portal's page is no picture.
    return answer.ok && answer.headers.get('content-type') === typeOfName(file) ? await answer.blob() : null;
  } catch {
    return null;
  }
}
