/** How busy the machine was while a bench ran: a figure without it is luck. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { FIXED_SUM, keepFigure } from './figures.ts';

/** At the beginning and at the end, of a bench that fails, too. */
export function sayLoad(): void {
  const say = (when: string) => {
    const [minute = 0, five = 0] = loadavg();
    const sum = fixedSum();
    keepFigure(FIXED_SUM, sum);
    console.log(
      `Load of the machine at the ${when}, ${availableParallelism()} cores: ${minute.toFixed(1)} in a minute, ${five.toFixed(1)} in five; ` +
        `a fixed sum takes ${sum.toFixed(0)} ms of the processor`,
    );
  };
  say('beginning');
  if (isRealTime())
    console.log('Run ahead of other work (chrt): what a person waits for is not to be told from this run.');
  process.once('exit', () => say('end'));
}

/**
 * `chrt -r` makes the browser and all beside it take turns of 100 ms: a thread that brings a picture to the screen then waits behind a
 * busy core, or the page's own, for as long as no phone lets it wait. Linux tells; elsewhere there is no `chrt`.
 */
function isRealTime(): boolean {
  try {
    return /^policy\s*:\s*[12]$/m.test(readFileSync('/proc/self/sched', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Twenty million additions, ms of processor time, the quickest of five: a shared machine is not every hour as fast, and no load says so.
 */
function fixedSum(): number {
  const taken = Array.from({ length: 5 }, () => {
    const { user } = process.cpuUsage();
    let sum = 0;
    for (let i = 0; i < 20_000_000; i++) sum = (sum + i * 7) % 1_000_003;
    if (sum < 0) throw new Error('No sum of these is below nothing.');
    return (process.cpuUsage().user - user) / 1000;
  });
  return Math.min(...taken);
}

/** What a phone's other apps do: one core is never idle, until what is returned is called. */
export function keepACoreBusy(): () => void {
  const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  const stop = () => void busy.kill('SIGKILL');
  process.once('exit', stop);
  return () => {
    process.removeListener('exit', stop);
    stop();
  };
}
