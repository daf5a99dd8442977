/** One import from choosing the file to its last batch: what the screen shows, and what may be pressed. */
import { useEffect, useRef, useState } from 'react';
import { fieldNames, missing, type FieldName, type Mapping } from '../model/import/fields.ts';
import { guessMapping, mappingFrom, nameMapping, type NamedMapping } from '../model/import/headings.ts';
import { drafts } from '../../../hooks/drafts.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import type { CheckState, OpenedFile } from './protocol.ts';
import { createVoterReader, type VoterReader } from './reader.ts';
import type { ImportProgress } from './reads.ts';
import { sendAll } from './send.ts';
import { failureOf } from './words.ts';

/** Kept on the device until the next file: what each heading means. */
const KEPT = 'field-import';

export type Phase = 'choose' | 'reading' | 'ready' | 'running' | 'stopping' | 'stopped' | 'done';

export interface Import {
  readonly phase: Phase;
  readonly name: string;
  readonly file: OpenedFile | null;
  readonly mapping: Mapping;
  readonly check: CheckState | null;
  readonly progress: ImportProgress | null;
  /** What stands against going on; null when nothing does. */
  readonly problem: string | null;
  readonly choose: (file: File) => Promise<void>;
  readonly map: (field: FieldName, column: number | null) => void;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  /** Back to choosing a file. */
  readonly again: () => void;
}

export function useImport(onEnd: () => Promise<void>): Import {
  const reader = useRef<VoterReader | null>(null);
  const stopping = useRef(false);
  const running = useRef(false);
  const [phase, setPhase] = useState<Phase>('choose');
  const [name, setName] = useState('');
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [check, setCheck] = useState<CheckState | null>(null);
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

  function look(next: Mapping) {
    setMapping(next);
    setCheck(null);
    if (missing(next) === null) reader.current?.check(next, setCheck);
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
      const opened = await reader.current.open(chosen);
      const kept = namedMapping(await drafts.read(KEPT));
      setFile(opened);
      setPhase('ready');
      look(mappingFrom(kept, opened.headings) ?? guessMapping(opened.headings));
    } catch (cause) {
      setFile(null);
      setPhase('choose');
      setProblem(cause);
    }
  }

  function map(field: FieldName, column: number | null) {
    if (!file) return;
    // One column, one meaning: taken from whatever had it.
    const others = Object.entries(mapping).filter(([key, at]) => key !== field && at !== column);
    const next: Mapping = Object.fromEntries(column === null ? others : [...others, [field, column]]);
    void drafts.save(KEPT, nameMapping(next, file.headings));
    look(next);
  }

  async function start() {
    const reading = reader.current;
    if (!file || !reading || running.current) return;
    running.current = true;
    stopping.current = false;
    setPhase('running');
    setProblem(null);
    void drafts.save(KEPT, nameMapping(mapping, file.headings));
    const ended = await sendAll({
      api: staffApi,
      reader: reading,
      mapping,
      fileName: name,
      total: file.total,
      fingerprint: `${file.digest}:${fieldNames.map((field) => mapping[field] ?? '').join('.')}`,
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
    check,
    progress,
    problem: problem === null ? null : failureOf(problem),
    choose,
    map,
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
