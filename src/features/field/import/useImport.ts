/** One import from choosing the file to its last batch: what the screen shows, and what may be pressed. */
import { useEffect, useRef, useState } from 'react';
import { fieldNames, missing, type FieldName, type Mapping } from '../model/import/fields.ts';
import { mappingFrom, nameMapping, type NamedMapping } from '../model/import/headings.ts';
import { drafts } from '../../../hooks/drafts.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import type { Reading } from './check.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { CheckState, OpenedFile } from './protocol.ts';
import { createVoterReader, type VoterReader } from './reader.ts';
import type { ImportProgress } from './reads.ts';
import { sendAll } from './send.ts';
import { failureOf } from './words.ts';

/** Kept on the device until the next file: what each heading means. */
const KEPT = 'field-import';
/** Whose ids they are, where no layout says so. */
const OTHER = 'file';

export type Phase = 'choose' | 'reading' | 'ready' | 'running' | 'stopping' | 'stopped' | 'done';

/** What the importer decided about the file, beside its columns. */
export type Decisions = Pick<Reading, 'chosen' | 'keepOldBirths' | 'sameStreets'>;

const UNDECIDED: Decisions = { chosen: {}, keepOldBirths: false, sameStreets: {} };

export interface Import {
  readonly phase: Phase;
  readonly name: string;
  readonly file: OpenedFile | null;
  readonly mapping: Mapping;
  readonly decisions: Decisions;
  readonly check: CheckState | null;
  /** Of the check before, while the file is looked at again: what was decided stays on the screen. */
  readonly lastCheck: CheckState | null;
  readonly progress: ImportProgress | null;
  /** What stands against going on; null when nothing does. */
  readonly problem: string | null;
  readonly choose: (file: File) => Promise<void>;
  readonly map: (field: FieldName, column: number | null) => void;
  /** Whether the first line names the columns. */
  readonly readFirstLine: (headed: boolean) => Promise<void>;
  readonly decide: (decisions: Partial<Decisions>) => void;
  readonly reading: Reading | null;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  /** Back to choosing a file. */
  readonly again: () => void;
}

function readingOf(file: OpenedFile, mapping: Mapping, decisions: Decisions): Reading {
  return {
    mapping,
    headed: file.recognized.headed,
    source: file.layout?.source ?? OTHER,
    codes: file.layout?.statuses ?? {},
    ...decisions,
  };
}

export function useImport(onEnd: () => Promise<void>): Import {
  const reader = useRef<VoterReader | null>(null);
  const stopping = useRef(false);
  const running = useRef(false);
  const [phase, setPhase] = useState<Phase>('choose');
  const [name, setName] = useState('');
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [decisions, setDecisions] = useState<Decisions>(UNDECIDED);
  const [check, setCheck] = useState<CheckState | null>(null);
  const [lastCheck, setLastCheck] = useState<CheckState | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  useEffect(
    () => () => {
      // The page was left: what was handed over is in, and the same file goes on from there.
      stopping.current = true;
      reader.current?.close();
      reader.current = null;
    },
    [],
  );

  function look(opened: OpenedFile, next: Mapping, decided: Decisions) {
    setMapping(next);
    setDecisions(decided);
    setCheck(null);
    if (missing(next) !== null) return;
    reader.current?.check(readingOf(opened, next, decided), (state) => {
      setCheck(state);
      if (state.finished) setLastCheck(state);
    });
  }

  /** A named layout is read as it says; other files as they were read last time. */
  async function begin(opened: OpenedFile) {
    const kept = opened.layout || !opened.recognized.headed ? {} : namedMapping(await drafts.read(KEPT));
    setFile(opened);
    setPhase('ready');
    setLastCheck(null);
    look(opened, mappingFrom(kept, opened.headings) ?? opened.recognized.mapping, UNDECIDED);
  }

  async function choose(chosen: File) {
    stopping.current = false;
    reader.current ??= createVoterReader();
    setPhase('reading');
    setName(chosen.name);
    setProblem(null);
    setProgress(null);
    setCheck(null);
    try {
      await begin(await reader.current.open(chosen));
    } catch (cause) {
      setFile(null);
      setPhase('choose');
      setProblem(cause);
    }
  }

  async function readFirstLine(headed: boolean) {
    if (!reader.current) return;
    try {
      await begin(await reader.current.reopen(headed));
    } catch (cause) {
      setProblem(cause);
    }
  }

  function keepMapping(opened: OpenedFile, next: Mapping) {
    if (opened.recognized.headed && !opened.layout) void drafts.save(KEPT, nameMapping(next, opened.headings));
  }

  function map(field: FieldName, column: number | null) {
    if (!file) return;
    // One column, one meaning: taken from whatever had it.
    const others = Object.entries(mapping).filter(([key, at]) => key !== field && at !== column);
    const next: Mapping = Object.fromEntries(column === null ? others : [...others, [field, column]]);
    keepMapping(file, next);
    look(file, next, decisions);
  }

  async function start() {
    const source = reader.current;
    if (!file || !source || running.current) return;
    running.current = true;
    stopping.current = false;
    setPhase('running');
    setProblem(null);
    keepMapping(file, mapping);
    const reading = readingOf(file, mapping, decisions);
    const ended = await sendAll({
      api: staffApi,
      reader: source,
      reading,
      fileName: name,
      total: file.total,
      fingerprint: await fingerprintOf(file.digest, reading, fieldNames),
      tell: setProgress,
      stopped: () => stopping.current,
    });
    running.current = false;
    setProblem(ended.problem);
    setPhase(ended.all ? 'done' : 'stopped');
    await onEnd();
  }

  return {
    phase,
    name,
    file,
    mapping,
    decisions,
    check,
    lastCheck,
    progress,
    problem: problem === null ? null : failureOf(problem),
    choose,
    map,
    readFirstLine,
    decide(more) {
      if (file) look(file, mapping, { ...decisions, ...more });
    },
    reading: file && readingOf(file, mapping, decisions),
    start,
    stop() {
      stopping.current = true;
      setPhase('stopping');
    },
    again() {
      setPhase('choose');
      setFile(null);
      setCheck(null);
      setProgress(null);
      setProblem(null);
    },
  };
}

/** Of whatever is kept on the device only texts are taken. */
function namedMapping(kept: unknown): NamedMapping {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
