/** One file of gifts from choosing it to its last batch. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { giftColumnsKey, lackingOf } from '../model/imports/columns.ts';
import type { GiftField, GiftMapping } from '../model/imports/fields.ts';
import type { Answers } from '../model/imports/meanings.ts';
import type { DayOrder } from '../model/imports/when.ts';
import { withKinds, type Kinds } from '../model/imports/giverKind.ts';
import type { GiverKind, Method } from '../model/rules.ts';
import { FileError } from './giftFile.ts';
import type { OpenedFile, ReadFile } from './protocol.ts';
import { createGiftReader, type GiftReader } from './reader.ts';
import { handOver, knownLines, likeLines, type Handed } from './send.ts';

export type Phase = 'choose' | 'reading' | 'ready' | 'sending' | 'stopped' | 'done';

/** What a person says where the file is silent. */
export interface FileAnswers {
  readonly otherwise: Method;
  readonly fileZone: string | null;
  readonly order: DayOrder | null;
  readonly answers: Answers;
}
const NO_ANSWERS: FileAnswers = { otherwise: 'card', fileZone: null, order: null, answers: {} };

/** What of the file is in the ledger already; null until it was asked. */
export type KnownLines = ReadonlySet<string> | null;

export function useGiftImport(onEnd: () => Promise<void>) {
  const reader = useRef<GiftReader | null>(null);
  const [phase, setPhase] = useState<Phase>('choose');
  const [name, setName] = useState('');
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [mapping, setMapping] = useState<GiftMapping>({});
  const [answers, setAnswers] = useState<FileAnswers>(NO_ANSWERS);
  const [read, setRead] = useState<ReadFile | null>(null);
  const [known, setKnown] = useState<KnownLines>(null);
  /** What looks like a contribution that is in, and what of it a person adds all the same. */
  const [like, setLike] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState(0);
  const [handed, setHanded] = useState<Handed | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  /** What somebody said of those whose name alone looks like an organization's, by name. */
  const [kinds, setKinds] = useState<Kinds>({});
  /** Which reading was asked for last: an earlier one's lines never stand under later columns. */
  const asked = useRef(0);
  useEffect(() => () => reader.current?.close(), []);

  /** Nothing of one file is said of the next. */
  function again() {
    asked.current += 1;
    setFile(null);
    setRead(null);
    setKnown(null);
    setHanded(null);
    setProblem(null);
    setKinds({});
    setAnswers(NO_ANSWERS);
    setPhase('choose');
  }

  /** A worker that failed once answers nothing more: the file is chosen again. */
  function unread(cause: unknown) {
    reader.current?.close();
    reader.current = null;
    again();
    setProblem(cause);
  }

  async function look(opened: OpenedFile, next: GiftMapping, said: FileAnswers) {
    asked.current += 1;
    const mine = asked.current;
    setMapping(next);
    setAnswers(said);
    setRead(null);
    setKnown(null);
    setProblem(null);
    if (opened.source === 'csv' && lackingOf(next, opened.states).length > 0) return;
    try {
      const found = await reader.current?.read({ mapping: next, ...said, zone: campaignNow().timeZone });
      if (mine !== asked.current || !found) return;
      setRead(found);
      const api = await staffApi();
      const already = await knownLines(api, found.lines);
      const alike = await likeLines(api, found.lines);
      if (mine !== asked.current) return;
      setLike(alike);
      setAdded(new Set());
      setKnown(already);
    } catch (cause) {
      if (mine !== asked.current) return;
      if (cause instanceof FileError) unread(cause);
      else setProblem(cause);
    }
  }

  async function choose(chosen: File) {
    reader.current ??= createGiftReader();
    again();
    setName(chosen.name);
    setPhase('reading');
    try {
      const opened = await reader.current.open(chosen);
      setFile(opened);
      setPhase('ready');
      await look(opened, opened.guess, NO_ANSWERS);
    } catch (cause) {
      unread(cause);
    }
  }

  /** What the server would not take is named by its row, as what cannot be read is. */
  async function nameRefused(refused: Handed['refused']) {
    const rows = refused.toSorted((a, b) => a.row - b.row);
    if (rows.length === 0) return;
    // Without the row as it stands in the file it is named all the same.
    const records = (await reader.current?.records(rows.map(({ row }) => row)).catch(() => null)) ?? [];
    const left = rows.map(({ row, why }, n) => ({ row, fault: why, record: records[n] ?? [] }));
    setRead((before) => before && { ...before, leftOut: [...before.leftOut, ...left] });
  }

  async function send(electionOn: (day: string) => string | null, openFrom: string | null) {
    if (!file || !read) return;
    setPhase('sending');
    setProblem(null);
    setSent(0);
    const refused: Handed['refused'][number][] = [];
    try {
      const done = await handOver(await staffApi(), {
        source: file.source,
        sha256: file.sha256,
        columns:
          file.source === 'actblue'
            ? 'actblue'
            : giftColumnsKey(mapping, answers.otherwise, answers.fileZone ?? '', answers.order ?? ''),
        fileName: name,
        rows: read.rows,
        lines: withKinds(read.lines, kinds).filter(({ key }) => !like.has(key) || added.has(key)),
        electionOn,
        openFrom,
        tell: (rows, not) => {
          setSent(rows);
          refused.push(...not);
        },
      });
      await nameRefused(refused);
      setHanded(done);
      setPhase('done');
    } catch (cause) {
      // What was confirmed is in: pressed again it goes on from there.
      await nameRefused(refused);
      setProblem(cause);
      setPhase('stopped');
    }
    await onEnd();
  }

  const map = (field: GiftField, column: number | null) => {
    if (!file) return;
    // One column, one meaning: taken from whatever had it.
    const others = Object.entries(mapping).filter(([key, at]) => key !== field && at !== column);
    void look(file, Object.fromEntries(column === null ? others : [...others, [field, column]]), answers);
  };

  const shown = useMemo(() => read && { ...read, lines: withKinds(read.lines, kinds) }, [read, kinds]);

  return {
    phase,
    name,
    file,
    mapping,
    answers,
    read: shown,
    known,
    like,
    added,
    add: (key: string, yes: boolean) =>
      setAdded((before) => new Set(yes ? [...before, key] : [...before].filter((one) => one !== key))),
    kinds,
    sayKind: (of: string, kind: GiverKind) => setKinds((before) => ({ ...before, [of]: kind })),
    sent,
    handed,
    problem,
    choose,
    map,
    say: (more: Partial<FileAnswers>) => file && void look(file, mapping, { ...answers, ...more }),
    send,
    again,
    lookAgain: () => file && void look(file, mapping, answers),
  };
}

export type GiftImport = ReturnType<typeof useGiftImport>;
