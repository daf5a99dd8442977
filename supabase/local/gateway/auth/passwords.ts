/** Passwords that everybody tries first. */
import { authRefusal, Refusal } from '../refusal.ts';

const MOST = 10_000;
let commonest: Promise<ReadonlySet<string>> | undefined;

// Read when the first password is set: most starts set none.
const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const { 'passwords-common': ranked } = dictionary;
  return new Set(ranked.slice(0, MOST).map(String));
};

/** Throws a Refusal, as hosted Supabase does, for one of the commonest 10,000, however it is capitalised. */
export async function refuseCommon(password: string): Promise<void> {
  commonest ??= load();
  if (!(await commonest).has(password.toLowerCase())) return;
  const msg = 'Password is known to be weak and easy to guess, please choose a different one.';
  const { response } = authRefusal(422, 'weak_password', msg);
  const body = { ...(await response.json()), weak_password: { reasons: ['pwned'] } };
  throw new Refusal(new Response(JSON.stringify(body), { status: response.status, headers: response.headers }));
}
