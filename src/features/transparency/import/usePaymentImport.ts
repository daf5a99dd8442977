/** One file of payments from choosing it to its last batch. */
import { useEffect, useRef, useState } from 'react';
import { staffApi } from '../../../hooks/useStaff.ts';
import {
  columnsKey,
  guessPaymentColumns,
  lacking,
  type PaymentField,
  type PaymentMapping,
} from '../model/paymentColumns.ts';
import type { OpenedFile, ReadFile } from './protocol.ts';
import { createPaymentReader, type PaymentReader } from './reader.ts';
import { handOver } from './send.ts';

export type Phase = 'choose' | 'reading' | 'ready' | 'sending' | 'stopped' | 'done';

export interface Told {
  readonly sourceUrl: string;
  /** YYYY-MM-DD */
  readonly asOf: string;
}

export function usePaymentImport(onEnd: () => Promise<void>) {
  const reader = useRef<PaymentReader | null>(null);
  const [phase, setPhase] = useState<Phase>('choose');
  const [name, setName] = useState('');
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [mapping, setMapping] = useState<PaymentMapping>({});
  const [read, setRead] = useState<ReadFile | null>(null);
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => () => reader.current?.close(), []);

  async function look(next: PaymentMapping) {
    setMapping(next);
    setRead(null);
    if (lacking(next).length > 0) return;
    try {
      setRead((await reader.current?.read(next)) ?? null);
    } catch (cause) {
      setProblem(cause);
    }
  }

  async function choose(chosen: File) {
    reader.current ??= createPaymentReader();
    setProblem(null);
    setName(chosen.name);
    setPhase('reading');
    try {
      const opened = await reader.current.open(chosen);
      setFile(opened);
      setPhase('ready');
      await look(guessPaymentColumns(opened.headings));
    } catch (cause) {
      setProblem(cause);
      setPhase('choose');
    }
  }

  async function send({ sourceUrl, asOf }: Told) {
    if (!file || !read) return;
    setPhase('sending');
    setProblem(null);
    setSent(0);
    try {
      await handOver(await staffApi(), {
        sha256: file.sha256,
        columns: columnsKey(mapping),
        fileName: name,
        sourceUrl,
        asOf,
        total: file.total,
        payments: read.payments,
        tell: setSent,
      });
      setPhase('done');
    } catch (cause) {
      // What was confirmed is in: pressed again it goes on from there.
      setProblem(cause);
      setPhase('stopped');
    }
    await onEnd();
  }

  const map = (field: PaymentField, column: number | null) => {
    // One column, one meaning: taken from whatever had it.
    const others = Object.entries(mapping).filter(([key, at]) => key !== field && at !== column);
    void look(Object.fromEntries(column === null ? others : [...others, [field, column]]));
  };

  return { phase, name, file, mapping, read, sent, problem, choose, map, send, again: () => setPhase('choose') };
}

export type PaymentImport = ReturnType<typeof usePaymentImport>;
