/** Reading a voter file beside the page: 45,000 rows are parsed, checked and cut into batches without a frozen screen. */
import type { Mapping } from '../model/import/fields.ts';
import { isImportError } from './failure.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { openVoterFile, Report, voters, type Counted, type VoterFile } from './voterFile.ts';

let file: VoterFile | null = null;
let current = 0;
let proceed: (() => void) | null = null;

const say = (message: FromWorker) => postMessage(message);
/** Lets a newer job in. */
const breath = () => new Promise<void>((after) => setTimeout(after));

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'next') {
    if (data.job === current) proceed?.();
    return;
  }
  current = data.job;
  proceed?.();
  if (data.kind === 'open') void open(data.job, data.file);
  else if (data.kind === 'check') void check(data.job, data.mapping);
  else void run(data.job, data.mapping, data.from);
});

async function open(job: number, chosen: File): Promise<void> {
  try {
    file = await openVoterFile(await chosen.arrayBuffer());
    const { digest, headings, total, sample } = file;
    say({ kind: 'opened', job, file: { digest, headings, total, sample } });
  } catch (cause) {
    // The browser's own words for a file that was moved or may not be read help nobody.
    say({ kind: 'unreadable', job, why: isImportError(cause) ? cause.why : 'unreadable' });
  }
}

async function check(job: number, mapping: Mapping): Promise<void> {
  if (!file) return;
  const report = new Report();
  let sum: Counted = { rows: 0, voters: 0, leftOut: 0, duplicates: 0, valuesLeftOut: 0 };
  for (const part of voters(file, mapping)) {
    report.add(part.problems);
    sum = {
      rows: sum.rows + part.rows,
      voters: sum.voters + part.voters,
      leftOut: sum.leftOut + part.leftOut,
      duplicates: sum.duplicates + part.duplicates,
      valuesLeftOut: sum.valuesLeftOut + part.valuesLeftOut,
    };
    await breath();
    if (job !== current) return;
    say({ kind: 'checked', job, state: { ...sum, finished: false, problems: report.first, report: null } });
  }
  say({ kind: 'checked', job, state: { ...sum, finished: true, problems: report.first, report: report.all } });
}

/** One batch at a time: the next one when the page has handed this one over. */
async function run(job: number, mapping: Mapping, from: number): Promise<void> {
  if (!file) return;
  let done = 0;
  for (const { rows, batch, leftOut, duplicates } of voters(file, mapping)) {
    const first = done;
    done += rows;
    // In already; read all the same, because somebody in them may stand further down again.
    if (done <= from) {
      await breath();
      if (job !== current) return;
      continue;
    }
    say({ kind: 'batch', job, batch: { first, upto: done, voters: batch, leftOut, duplicates } });
    await new Promise<void>((taken) => {
      proceed = taken;
    });
    proceed = null;
    if (job !== current) return;
  }
  say({ kind: 'ended', job });
}
