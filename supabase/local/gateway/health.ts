/** Whether the process lives, and whether the database answers: for service managers, proxies and whoever is on call. */
import type { Backend } from '../backend.ts';

/** How long the database may take to say that it is there, ms. */
const READY_MS = 1_000;

const say = (status: number, word: string): Response =>
  new Response(JSON.stringify({ status: word }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });

export const alive = (): Response => say(200, 'ok');
export const stopping = (): Response => say(503, 'stopping');

/** 200 when one question to the database is answered within a second, else 503. `ask` waits for its turn where it must. */
export async function ready(database: Backend['database']): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_MS);
  });
  const answered = database.query('select 1 as one').then(
    ([row]) => row?.one === 1,
    () => false,
  );
  const well = await Promise.race([answered, late]);
  clearTimeout(timer);
  return well ? say(200, 'ok') : say(503, 'database does not answer');
}
