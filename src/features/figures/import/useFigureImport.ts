/** One file of figures from choosing it to its last batch. */
import { useState } from 'react';
import { staffApi } from '../../../hooks/useStaff.ts';
import { columnsKey, guessColumns, lacking, type Column, type Mapping } from '../model/columns.ts';
import { FileError, openFigures, readFigures, type OpenedFile, type ReadFile } from './figureFile.ts';
import { handOver } from './send.ts';

export type Phase = 'choose' | 'ready' | 'sending' | 'stopped' | 'done' | 'known';

export function useFigureImport(indicator: string) {
  const [phase, setPhase] = useState<Phase>('choose');
  const [name, setName] = useState('');
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [read, setRead] = useState<ReadFile | null>(null);
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);

  function look(opened: OpenedFile, next: Mapping) {
    setMapping(next);
    setRead(lacking(next).length > 0 ? null : readFigures(opened, next));
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
        columns: columnsKey(mapping),
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
    look(file, Object.fromEntries(at === null ? others : [...others, [column, at]]));
  }

  return { phase, name, file, mapping, read, sent, problem, choose, map, send, again: () => setPhase('choose') };
}

export type FigureImport = ReturnType<typeof useFigureImport>;
