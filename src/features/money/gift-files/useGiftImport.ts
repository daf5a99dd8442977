/** One file of gifts from choosing it to its last batch. */
import { useEffect, useRef, useState } from 'react';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import {
  giftColumnsKey,
  guessGiftColumns,
  lackingOf,
  type GiftField,
  type GiftMapping,
} from '../model/imports/columns.ts';
import type { Method } from '../model/rules.ts';
import type { OpenedFile, ReadFile } from './protocol.ts';
import { createGiftReader, type GiftReader } from './reader.ts';
import { handOver, knownLines, type Handed } from './send.ts';

export type Phase = 'choose' | 'reading' | 'ready' | 'sending' | 'stopped' | 'done';

/** What of the file is in the ledger already; null until it was asked. */
export type KnownLines = ReadonlySet<string> | null;

export function useGiftImport(onEnd: () => Promise<void>) {
  const reader = useRef<GiftReader | null>(null);
  const [phase, setPhase] = useState<Phase>('choose');
  const [name, setName] = useState('');
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [mapping, setMapping] = useState<GiftMapping>({});
  const [otherwise, setOtherwise] = useState<Method>('card');
  const [read, setRead] = useState<ReadFile | null>(null);
  const [known, setKnown] = useState<KnownLines>(null);
  const [sent, setSent] = useState(0);
  const [handed, setHanded] = useState<Handed | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => () => reader.current?.close(), []);

  async function look(opened: OpenedFile, next: GiftMapping, way: Method) {
    setMapping(next);
    setOtherwise(way);
    setRead(null);
    setKnown(null);
    setProblem(null);
    if (opened.source === 'csv' && lackingOf(next).length > 0) return;
    try {
      const found = await reader.current?.read({ mapping: next, otherwise: way, zone: campaignNow().timeZone });
      setRead(found ?? null);
      if (found) setKnown(await knownLines(await staffApi(), found.lines));
    } catch (cause) {
      setProblem(cause);
    }
  }

  async function choose(chosen: File) {
    reader.current ??= createGiftReader();
    setProblem(null);
    setHanded(null);
    setName(chosen.name);
    setPhase('reading');
    try {
      const opened = await reader.current.open(chosen);
      setFile(opened);
      setPhase('ready');
      await look(opened, opened.source === 'csv' ? guessGiftColumns(opened.headings) : {}, otherwise);
    } catch (cause) {
      setProblem(cause);
      setPhase('choose');
    }
  }

  async function send(electionOn: (day: string) => string | null) {
    if (!file || !read) return;
    setPhase('sending');
    setProblem(null);
    setSent(0);
    try {
      const done = await handOver(await staffApi(), {
        source: file.source,
        sha256: file.sha256,
        columns: file.source === 'actblue' ? 'actblue' : giftColumnsKey(mapping, otherwise),
        fileName: name,
        total: file.total,
        lines: read.lines,
        electionOn,
        tell: setSent,
      });
      const records = (await reader.current?.records(done.refused.map(({ row }) => row))) ?? [];
      const refused = done.refused.map(({ row, why }, n) => ({ row, fault: why, record: records[n] ?? [] }));
      setRead({ lines: read.lines, leftOut: [...read.leftOut, ...refused] });
      setHanded(done);
      setPhase('done');
    } catch (cause) {
      // What was confirmed is in: pressed again it goes on from there.
      setProblem(cause);
      setPhase('stopped');
    }
    await onEnd();
  }

  const map = (field: GiftField, column: number | null) => {
    if (!file) return;
    // One column, one meaning: taken from whatever had it.
    const others = Object.entries(mapping).filter(([key, at]) => key !== field && at !== column);
    void look(file, Object.fromEntries(column === null ? others : [...others, [field, column]]), otherwise);
  };

  return {
    phase,
    name,
    file,
    mapping,
    otherwise,
    read,
    known,
    sent,
    handed,
    problem,
    choose,
    map,
    say: (way: Method) => file && void look(file, mapping, way),
    send,
    again: () => setPhase('choose'),
  };
}

export type GiftImport = ReturnType<typeof useGiftImport>;
