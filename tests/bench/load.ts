/** How busy the machine was while a bench ran: a figure without it is luck. */
import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';

/** At the beginning and at the end, of a bench that fails, too. */
export function sayLoad(): void {
  const say = (when: string) => {
    const [minute = 0, five = 0] = loadavg();
    console.log(
      `Load of the machine at the ${when}, ${availableParallelism()} cores: ${minute.toFixed(1)} in a minute, ${five.toFixed(1)} in five`,
    );
  };
  say('beginning');
  process.once('exit', () => say('end'));
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
