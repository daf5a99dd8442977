/** One try of a password, counted where it belongs: the database is asked about a place only before a try would have to wait. */
import { Refusal } from '../refusal.ts';
import type { Attempt } from './homed.ts';
import type { AuthParts, AuthRequest } from './parts.ts';
import { deviceCookie, newDevice } from './places.ts';

type Known = () => Promise<string | null>;

/** @param inTurn asks the database, in a turn of its own or in the caller's. Throws a Refusal while the try has to wait. */
export async function tryPassword(
  { guards, places }: AuthParts,
  { address, device }: AuthRequest,
  email: string,
  inTurn: (find: Known) => Promise<string | null>,
): Promise<Attempt> {
  const marks = places.marks(email, address, device);
  try {
    return guards.password(email, address, marks);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const mark = await inTurn(() => places.find(marks));
    if (mark === null) throw refusal;
    guards.knows(mark);
    return guards.password(email, address, marks);
  }
}

/** Gives a device that signed in a name, where it has none, and keeps where it was. */
export async function rememberPlace(
  { backend, lanes, places }: AuthParts,
  { address, device: named }: AuthRequest,
  email: string,
  answer: Response,
): Promise<void> {
  const { user }: { readonly user?: { readonly id?: unknown } } = await answer.clone().json();
  if (typeof user?.id !== 'string') return;
  const { id } = user;
  const device = named || newDevice();
  await lanes.run('auth', () => places.remember(id, places.marks(email, address, device)));
  answer.headers.append('set-cookie', deviceCookie(device, backend.app.config.auth?.site_url ?? ''));
}
