/** A sign-in as a person does it, where it is what a test is about; elsewhere `tokenOf` (tokens.ts) is quicker. */
import { samplePassword } from '../../../supabase/local/seed.ts';
import { accountOf, type Person } from './people.ts';
import type { WorldBackend } from './world.ts';

/** Rejects where the auth server refuses it. */
export async function signInByPassword(
  backend: Pick<WorldBackend, 'fetch' | 'publishableKey'>,
  person: Person,
): Promise<void> {
  const response = await backend.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: accountOf(person)?.email, password: samplePassword }),
  });
  if (!response.ok) throw new Error(`${person} cannot sign in: ${response.status}`);
}
