/** Reading a voter file beside the page: 45,000 rows are parsed, checked and cut into batches without a frozen screen. */
import type { Reading } from './check.ts';
import { isImportError } from './failure.ts';
import type { FromWorker, OpenedFile, ToWorker } from './protocol.ts';
import {
  added,
  finderFor,
  NOTHING,
  openVoterFile,
  readFirstLineAs,
  Report,
  rowsOf,
  sampleOf,
  voters,
  type Counted,
  type VoterFile,
} from './voterFile.ts';

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
  else if (data.kind === 'reopen') reopen(data.job, data.headed);
  else if (data.kind === 'check') void check(data.job, data.reading);
  else void run(data.job, data.reading, data.from);
});

async function open(job: number, chosen: File): Promise<void> {
  try {
    file = await openVoterFile(await chosen.arrayBuffer());
    say({ kind: 'opened', job, file: toldOf(file) });
  } catch (cause) {
    // The browser's own words for a file that was moved or may not be read help nobody.
    say({ kind: 'unreadable', job, why: isImportError(cause) ? cause.why : 'unreadable' });
  }
}

function reopen(job: number, headed: boolean): void {
  if (!file) return;
  file = readFirstLineAs(file, headed);
  say({ kind: 'opened', job, file: toldOf(file) });
}

function toldOf(opened: VoterFile): OpenedFile {
  const { layout, headed, doubtful, headings, mapping } = opened.recognized;
  return {
    digest: opened.digest,
    recognized: { headed, doubtful, mapping },
    layout: layout && { source: layout.source, vendor: layout.vendor, statuses: layout.statuses ?? {} },
    headings,
    total: rowsOf(opened, headed),
    sample: sampleOf(opened, headed),
  };
}

async function check(job: number, reading: Reading): Promise<void> {
  if (!file) return;
  const report = new Report();
  const finder = finderFor(reading);
  let sum: Counted = NOTHING;
  for (const part of voters(file, reading, finder)) {
    report.add(part.problems);
    sum = added(sum, part);
    await breath();
    if (job !== current) return;
    const so = { finished: false, findings: null, doorless: [], problems: report.first, report: null };
    say({ kind: 'checked', job, state: { ...sum, ...so } });
  }
  const { first, doorless, all } = report;
  const { findings } = finder;
  say({ kind: 'checked', job, state: { ...sum, finished: true, findings, doorless, problems: first, report: all } });
}

/** One batch at a time: the next one when the page has handed this one over. */
async function run(job: number, reading: Reading, from: number): Promise<void> {
  if (!file) return;
  let done = 0;
  for (const { rows, batch, leftOut, byStatus, duplicates } of voters(file, reading)) {
    const first = done;
    done += rows;
    // In already; read all the same, because somebody in them may stand further down again.
    if (done <= from) {
      await breath();
      if (job !== current) return;
      continue;
    }
    say({ kind: 'batch', job, batch: { first, upto: done, voters: batch, leftOut: leftOut + byStatus, duplicates } });
    await new Promise<void>((taken) => {
      proceed = taken;
    });
    proceed = null;
    if (job !== current) return;
  }
  say({ kind: 'ended', job });
}
