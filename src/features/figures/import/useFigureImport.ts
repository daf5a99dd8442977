/** One file of figures from choosing it, through what of it will be withheld, to the server. */
import { useState } from 'react';
import { staffApi } from '../../../hooks/useStaff.ts';
import { columnsKey, guessColumns, lacking, type Column, type Mapping } from '../model/columns.ts';
import type { YearReading, Years } from '../model/years.ts';
import { FileError, openFigures, readFigures, yearsIn, type OpenedFile, type ReadFile } from './figureFile.ts';
import { askWithheld, handOver, type Withheld } from './send.ts';

export type Phase = 'choose' | 'ready' | 'sending' | 'stopped' | 'done' | 'known';

/** What the server would withhold of what was read. */
export interface Preview {
  readonly of: ReadFile;
  readonly rows: readonly Withheld[];
}

export function useFigureImport(indicator: string) {
  const [phase, setPhase] = useState<Phase>('choose');
  const [name, setName] = useState('');
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  /** What the column says of its years, and what somebody said where it may be either. */
  const [years, setYears] = useState<Years>({ sample: null, reading: 'calendar' });
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

  function look(opened: OpenedFile, next: Mapping, saidYears: YearReading | null = null) {
    setMapping(next);
    const told = yearsIn(opened, next);
    const reading = saidYears ?? told.reading;
    setYears({ ...told, reading });
    const found = lacking(next).length > 0 || reading === null ? null : readFigures(opened, next, reading);
    setRead(found);
    if (found) void ask(found);
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
      look(opened, guessColumns(opened.headings));
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
        columns: columnsKey(mapping, years.reading ?? undefined),
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
    look(file, next, next.period === mapping.period ? years.reading : null);
  }

  function readYears(as: YearReading) {
    if (file) look(file, mapping, as);
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
    send,
    askAgain: () => {
      if (read) void ask(read);
    },
    again: () => setPhase('choose'),
  };
}

export type FigureImport = ReturnType<typeof useFigureImport>;
