/**
 * `npm run bench:guard`: how long the guard takes to decide with an expired token and no network, beside the floor
 * (reading what is stored) and beside supabase-js's getSession, which asks the network first. One Chromium, slowed four
 * times, a fresh page for each figure, the network cut before the question. RUNS (15) and CAP_S (40) can be set.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { bundleScript } from '../bundleScript.ts';
import type { Decided } from './page.ts';
import { keepFigure } from '../figures.ts';
import { sayLoad } from '../load.ts';
import { median, spread } from '../measure.ts';

const RUNS = Number(process.env['RUNS'] ?? 15);
const CAP_MS = Number(process.env['CAP_S'] ?? 40) * 1000;
const SLOWED = 4;
type Question = 'floor' | 'ours' | 'library';

sayLoad();
const script = await bundleScript(import.meta.dirname, 'page.ts');
const server = createServer((_, answer) => {
  answer.setHeader('content-type', 'text/html');
  answer.end(`<!doctype html><title>bench</title><script>${script.replaceAll('</script', '<\\/script')}</script>`);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo; // Listening on TCP, so it is an AddressInfo.
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });

try {
  await ask('ours'); // A fresh browser's first page is slow for whoever comes first: nobody's figure.
  const taken: Record<'floor' | 'ours', number[]> = { floor: [], ours: [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const question of ['floor', 'ours'] as const) {
      const { ms, answer } = await ask(question);
      if (answer !== (question === 'ours' ? 'allow' : 'read')) throw new Error(`${question} answered ${answer}.`);
      taken[question].push(ms);
    }
  }
  const library = await ask('library');
  const [floor, ours] = [median(taken.floor), median(taken.ours)];
  const row = (name: string, ms: string, ratio: string, answer: string) =>
    console.log(`${name.padEnd(34)}${ms.padStart(20)}${ratio.padStart(14)}   ${answer}`);
  console.log(
    `\nChromium ${browser.version()}, slowed ${SLOWED} times, no network, token expired; medians of ${RUNS}\n`,
  );
  row('', 'ms', 'x the floor', 'answer');
  row('floor: reading what is stored', spread(taken.floor), '1', 'read');
  row(
    'the guard',
    spread(taken.ours),
    (ours / floor).toFixed(1),
    `allow (longest ${Math.max(...taken.ours).toFixed(1)} ms)`,
  );
  keepFigure('guard offline / reading what is stored', ours / floor);
  const capped = library.ms >= CAP_MS ? '> ' : '';
  row('supabase-js getSession (once)', capped + library.ms.toFixed(0), (library.ms / floor).toFixed(0), library.answer);
  console.log(`\nThe guard decides ${capped}${(library.ms / ours).toFixed(0)} times sooner than the library alone.`);
  console.log(`Aim: under 200 ms: ${ours < 200 ? 'met' : 'MISSED'}.`);
} finally {
  await browser.close();
  server.close();
}

async function ask(question: Question): Promise<Decided> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.evaluate(() => window.benchGuard.prepare());
    await context.setOffline(true);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const late = new Promise<Decided>((resolve) =>
      setTimeout(resolve, CAP_MS, { ms: CAP_MS, answer: 'none: stopped at the cap' }).unref(),
    );
    const answer = page.evaluate((asked) => window.benchGuard[asked](), question);
    answer.catch(() => undefined); // When it is late its page is closed with nobody listening.
    return await Promise.race([answer, late]);
  } finally {
    await context.close();
  }
}
