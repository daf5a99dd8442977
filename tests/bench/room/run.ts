/**
 * `npm run bench:room`: what a full room costs. DEVICES (300) phones ask for the session's questions every 5 s, while WRITES_S (2) of them a
 * second support one, after which nobody is given the answer of before; the server's processes may use less than 30 % of a core for it. The
 * wall draws 200 questions, and draws them anew with each answer, at 1920x1080: from the beginning on no task may be long (50 ms). A phone slowed 4x types beside 5,000 ideas: a key within 50 ms (median), no task of what is like it longer. Prints figures; ends with 1 where one is not kept. The phones are simulated on the same machine.
 */
import { randomBytes } from 'node:crypto';
import { chromium } from 'playwright';
import { startTestServer, type TestServer } from '../../../e2e/support/testServer.ts';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { sayLoad } from '../load.ts';
import { median, quantile, spread, whole } from '../measure.ts';
import { cpuSeconds } from '../server/usage.ts';
import { fillRoom } from './fill.ts';
import { IDEAS, typeBesideIdeas } from './ideas.ts';

/** Of the page itself, from before its first script. */
const LONG_TASKS = 'benchLongTasks';
const DEVICES = Number(process.env['DEVICES'] ?? 300);
const QUESTIONS = 200;
const EVERY_MS = 5000;
/** As when a question has just been read out: 3,000 supports of an evening come at less than one a second. */
const WRITES_S = Number(process.env['WRITES_S'] ?? 2);
const ROUNDS = 6;
const CORE_AT_MOST = 0.3;
const LONG_MS = 50;
const KEY_MS = 50;
/** Of the sample town: the town hall to come. */
const SESSION = 'd0000000-0000-4000-8000-000000000001';

sayLoad();
const server = await startTestServer();
const wrong: string[] = [];
try {
  await fillRoom(server, SESSION, QUESTIONS);
  await poll(server);
  await draw(server);
  await type(server);
} finally {
  await server.stop();
}
console.log(wrong.length === 0 ? 'Every limit is kept.' : wrong.join('\n'));
process.exitCode = wrong.length === 0 ? 0 : 1;

async function poll(server: TestServer): Promise<void> {
  const { url, pid } = server;
  const path = `${url}/rest/v1/rpc/town_hall?session=${SESSION}`;
  const key = process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
  const times: number[] = [];
  let bytes = 0;
  const ask = async () => {
    const began = performance.now();
    const response = await fetch(path, { headers: { apikey: key } });
    bytes = (await response.arrayBuffer()).byteLength;
    if (!response.ok) wrong.push(`The server answered ${response.status}.`);
    times.push(performance.now() - began);
  };
  await Promise.all(Array.from({ length: 10 }, ask));
  times.length = 0;
  const writing = support(server);
  const [before, began] = [cpuSeconds(pid), performance.now()];
  // Each phone at its own moment of the five seconds, as people come in.
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(
      Array.from({ length: DEVICES }, async (_, n) => {
        await new Promise((wake) => setTimeout(wake, (n / DEVICES) * EVERY_MS));
        await ask();
      }),
    );
  }
  const seconds = (performance.now() - began) / 1000;
  const written = await writing.stop();
  // What the writes cost is in it; as if no round had waited for its slowest: the share of a core at DEVICES every five seconds.
  const core = ((cpuSeconds(pid) - before) / (ROUNDS * DEVICES)) * (DEVICES / (EVERY_MS / 1000));
  if (written < (seconds * WRITES_S) / 2) wrong.push(`Only ${written} supports were written in ${whole(seconds)} s.`);
  console.log(
    `${DEVICES} phones every ${EVERY_MS / 1000} s, ${QUESTIONS} questions (${Math.round(bytes / 1024)} kB), ${written} supports meanwhile: ` +
      `${(core * 100).toFixed(0)} % of a core; median ${spread(times, whole)} ms, 95th ${whole(quantile(times, 0.95))} ms in ${seconds.toFixed(0)} s`,
  );
  if (!(core < CORE_AT_MOST)) wrong.push(`Polling costs ${(core * 100).toFixed(0)} % of a core.`);
}

/** Devices that support a question, one after the other, until it is stopped. */
function support(server: TestServer): { readonly stop: () => Promise<number> } {
  const stopping = new AbortController();
  let written = 0;
  const running = (async () => {
    const key = process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
    const answer = await fetch(`${server.url}/rest/v1/rpc/town_hall?session=${SESSION}`, { headers: { apikey: key } });
    const [hall] = (await answer.json()) as readonly { readonly questions: readonly { readonly id: string }[] }[]; // the function's own shape
    const ids = (hall?.questions ?? []).map(({ id }) => id);
    while (!stopping.signal.aborted) {
      await new Promise((wake) => setTimeout(wake, 1000 / WRITES_S));
      const sent = await server.insertAsVisitor('supports_sent', {
        id: crypto.randomUUID(),
        kind: 'question',
        item_id: ids[written % ids.length],
        voice: randomBytes(32).toString('base64url'),
        given: true,
        turn: 1,
        room_code: null,
        client_created_at: new Date().toISOString(),
      });
      if (!sent.ok) wrong.push(`A support was answered ${sent.status}.`);
      written++;
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
      return written;
    },
  };
}

async function draw({ url }: TestServer): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.addInitScript((name) => {
      const found: number[] = [];
      Object.assign(globalThis, { [name]: found });
      new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
        buffered: true,
      });
    }, LONG_TASKS);
    await page.goto(`${url}/engagement/${SESSION}/screen?code=MJ4K`);
    // All of them, and then four answers more.
    await page.waitForFunction((least) => document.querySelectorAll('main ol > li').length >= least, QUESTIONS);
    await page.waitForTimeout(EVERY_MS * 4);
    const long = await page.evaluate((name) => [...(Reflect.get(globalThis, name) as number[])], LONG_TASKS); // put there above
    const worst = Math.max(0, ...long);
    console.log(
      `the wall with ${QUESTIONS} questions, from its first byte on: ${long.length} tasks over ${LONG_MS} ms, the longest ${worst.toFixed(0)} ms`,
    );
    if (long.length > 0) wrong.push(`The wall had a task of ${worst.toFixed(0)} ms.`);
  } finally {
    await browser.close();
  }
}

async function type({ url }: TestServer): Promise<void> {
  const { keys, long } = await typeBesideIdeas(url);
  const worst = Math.max(0, ...long);
  console.log(
    `${keys.length} keys beside ${IDEAS} ideas, slowed 4x: median ${spread(keys, whole)} ms, 95th ${whole(quantile(keys, 0.95))} ms, ` +
      `slowest ${whole(Math.max(...keys))} ms; ${long.length} tasks over ${LONG_MS} ms, the longest ${worst.toFixed(0)} ms`,
  );
  if (!(median(keys) <= KEY_MS)) wrong.push(`A key takes ${whole(median(keys))} ms.`);
  if (long.length > 0) wrong.push(`Typing had a task of ${worst.toFixed(0)} ms.`);
}
