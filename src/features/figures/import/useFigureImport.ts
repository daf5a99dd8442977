/** One file of figures from choosing it, through what of it will be withheld, to the server. */
import { useState } from 'react';
import { staffApi } from '../../../hooks/useStaff.ts';
import type { Meaning } from '../model/codes.ts';
import { columnsKey, guessColumns, lacking, type Column, type Mapping } from '../model/columns.ts';
import { periodOf, type YearReading, type Years } from '../model/years.ts';
import {
  codesOf,
  FileError,
  openFigures,
  readFigures,
  shareIn,
  yearsIn,
  type Codes,
  type OpenedFile,
  type ReadFile,
} from './figureFile.ts';
import { askWithheld, handOver, type Withheld } from './send.ts';

export type Phase = 'choose' | 'ready' | 'sending' | 'stopped' | 'done' | 'known';

/** What the server would withhold of what was read. */
export interface Preview {
  readonly of: ReadFile;
  readonly rows: readonly Withheld[];
}

/** What a person said about a file, besides its columns. */
interface Answers {
  readonly years: YearReading | null;
  readonly period: string;
  readonly share: 'share' | 'number' | null;
  readonly codes: ReadonlyMap<string, Meaning>;
}
const UNSAID: Answers = { years: null, period: '', share: null, codes: new Map() };

interface Share {
  /** As the file writes it; null: nothing has to be asked. */
  readonly sample: string | null;
  readonly as: 'share' | 'number' | null;
}

/** A number of another sort than a percentage is what it is; where the sort isn't known, a person must say. */
function shareOf(opened: OpenedFile, mapping: Mapping, type: string | null, said: Share['as']): Share {
  const sample = type === null || type === 'percent' ? shareIn(opened, mapping) : null;
  if (sample === null) return { sample, as: 'number' };
  return { sample, as: said ?? (type === 'percent' ? 'share' : null) };
}

/** @param type of its numbers, as its text says it; null: it isn't known. */
export function useFigureImport(indicator: string, type: string | null) {
  const [phase, setPhase] = useState<Phase>('choose');
  const [name, setName] = useState('');
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  /** What the column says of its years, and what somebody said where it may be either. */
  const [years, setYears] = useState<Years>({ sample: null, reading: 'calendar' });
  const [answers, setAnswers] = useState<Answers>(UNSAID);
  const [share, setShare] = useState<Share>({ sample: null, as: 'number' });
  const [told, setTold] = useState<Codes>({ source: null, codes: [], beside: [] });
  const [read, setRead] = useState<ReadFile | null>(null);
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);

  const [preview, setPreview] = useState<Preview | null>(null);
  const [unasked, setUnasked] = useState<unknown>(null);

  /** An answer about an earlier reading is let go by `withheld` below. */
  async function ask(of: ReadFile) {
    if (of.figures.length === 0) return;
    setUnasked(null);
    try {
      setPreview({ of, rows: await askWithheld(await staffApi(), indicator, of.figures) });
    } catch (cause) {
      setUnasked(cause);
    }
  }

  function look(opened: OpenedFile, next: Mapping, said: Answers) {
    setMapping(next);
    setAnswers(said);
    const inColumn = yearsIn(opened, next, said.period);
    const reading = said.years ?? inColumn.reading;
    setYears({ ...inColumn, reading });
    const found = codesOf(opened, next, type, said.codes);
    setTold(found);
    const shares = shareOf(opened, next, type, said.share);
    setShare(shares);
    const typed = next.period === undefined && reading !== null && periodOf(said.period, reading) === null;
    const open = reading === null || shares.as === null || found.codes.some(({ meaning }) => meaning === null);
    const readable = lacking(next, said.period).length === 0 && !typed && !open;
    const how = { period: said.period, share: shares.as === 'share', codes: found.codes };
    const figures = readable ? readFigures(opened, next, reading, how) : null;
    setRead(figures);
    if (figures) void ask(figures);
  }

  async function choose(chosen: File) {
    setProblem(null);
    setName(chosen.name);
    try {
      const bytes = await chosen.arrayBuffer().catch(() => {
        // Moved or taken away since it was chosen.
        throw new FileError('unreadable');
      });
      const opened = await openFigures(bytes);
      setFile(opened);
      look(opened, guessColumns(opened.headings), UNSAID);
      setPhase('ready');
    } catch (cause) {
      setProblem(cause);
      setPhase('choose');
    }
  }

  async function send(asOf: string) {
    if (!file || !read) return;
    setPhase('sending');
    setProblem(null);
    setSent(0);
    try {
      const known = await handOver(await staffApi(), {
        indicator,
        sha256: file.sha256,
        columns: columnsKey(mapping, years.reading ?? undefined, moreOf(answers, share)),
        fileName: name,
        asOf,
        total: file.records.length,
        figures: read.figures,
        tell: setSent,
      });
      setPhase(known ? 'known' : 'done');
    } catch (cause) {
      // What was confirmed is in: pressed again it goes on from there.
      setProblem(cause);
      setPhase('stopped');
    }
  }

  function map(column: Column, at: number | null) {
    if (!file) return;
    // One column, one meaning: taken from whatever had it.
    const others = Object.entries(mapping).filter(([key, other]) => key !== column && other !== at);
    const next: Mapping = Object.fromEntries(at === null ? others : [...others, [column, at]]);
    // What was said about a column's years is said of that column.
    look(file, next, {
      ...answers,
      years: next.period === mapping.period ? answers.years : null,
      // So is what was said about the texts of the values.
      ...(next.value === mapping.value ? {} : { share: null, codes: new Map() }),
    });
  }

  function readYears(as: YearReading) {
    if (file) look(file, mapping, { ...answers, years: as });
  }

  function typePeriod(period: string) {
    if (file) look(file, mapping, { ...answers, period, years: null });
  }

  function readShare(as: 'share' | 'number') {
    if (file) look(file, mapping, { ...answers, share: as });
  }

  function readCode(text: string, meaning: Meaning) {
    if (file) look(file, mapping, { ...answers, codes: new Map([...answers.codes, [text, meaning]]) });
  }

  return {
    phase,
    name,
    file,
    mapping,
    years,
    read,
    sent,
    problem,
    /** null until the server has said it of this reading. */
    withheld: preview !== null && preview.of === read ? preview.rows : null,
    unasked,
    choose,
    map,
    readYears,
    period: answers.period,
    typePeriod,
    share,
    readShare,
    told,
    readCode,
    send,
    askAgain: () => {
      if (read) void ask(read);
    },
    again: () => setPhase('choose'),
  };
}

/** Another answer reads the same file as another set. */
function moreOf({ period, codes }: Answers, { as, sample }: Share): readonly string[] {
  const chosen = [...codes].map(([text, meaning]) => `${text}=${meaning}`).toSorted();
  return [...(period === '' ? [] : [`period=${period}`]), ...(sample === null ? [] : [as ?? '']), ...chosen];
}

export type FigureImport = ReturnType<typeof useFigureImport>;
