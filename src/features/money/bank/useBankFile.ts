/** One file of the bank from choosing it to its last batch. */
import { useEffect, useRef, useState } from 'react';
import { staffApi } from '../../../hooks/useStaff.ts';
import {
  columnsKey,
  guessBankColumns,
  lacking,
  type BankField,
  type BankMapping,
  type GivenLine,
  type ReadBank,
} from '../model/bankFile.ts';
import type { OpenedBank } from './protocol.ts';
import { createBankReader, type BankReader } from './reader.ts';
import { beginFile, findAlike, handOver } from './send.ts';

export type Phase = 'choose' | 'reading' | 'ready' | 'asking' | 'sending' | 'stopped' | 'done';
/** What a person says of lines that look as if they were in: the same money, or other money. */
export type Answer = 'same' | 'other';

export function useBankFile(onEnd: () => Promise<void>) {
  const reader = useRef<BankReader | null>(null);
  const [phase, setPhase] = useState<Phase>('choose');
  const [name, setName] = useState('');
  const [file, setFile] = useState<OpenedBank | null>(null);
  const [mapping, setMapping] = useState<BankMapping>({});
  const [read, setRead] = useState<ReadBank | null>(null);
  const [account, setAccount] = useState('');
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);
  const [alike, setAlike] = useState<readonly GivenLine[]>([]);
  /** Said once, it holds for the rest of the file. */
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** Which reading was asked for last: an earlier one's lines never stand under later columns. */
  const asked = useRef(0);
  useEffect(() => () => reader.current?.close(), []);

  /** A worker that failed once answers nothing more. */
  function drop() {
    reader.current?.close();
    reader.current = null;
  }

  async function look(next: BankMapping, ofx = false) {
    asked.current += 1;
    const mine = asked.current;
    setMapping(next);
    setRead(null);
    setProblem(null);
    if (!ofx && lacking(next).length > 0) return;
    try {
      const found = (await reader.current?.read(next)) ?? null;
      if (mine === asked.current) setRead(found);
    } catch (cause) {
      drop();
      if (mine !== asked.current) return;
      setProblem(cause);
      setPhase('choose');
    }
  }

  /** Nothing of one file is said of the next. */
  function again() {
    asked.current += 1;
    setAccount('');
    setFile(null);
    setRead(null);
    setProblem(null);
    setAlike([]);
    setAnswer(null);
    setPhase('choose');
  }

  async function choose(chosen: File) {
    reader.current ??= createBankReader();
    again();
    setName(chosen.name);
    setPhase('reading');
    try {
      const opened = await reader.current.open(chosen);
      setFile(opened);
      setAccount(opened.account);
      setPhase('ready');
      await look(guessBankColumns(opened.headings), opened.headings.length === 0);
    } catch (cause) {
      drop();
      setProblem(cause);
      setPhase('choose');
    }
  }

  async function send(said: Answer | null = answer) {
    if (!file || !read || account.trim() === '') return;
    setPhase('sending');
    setProblem(null);
    setSent(0);
    setAnswer(said);
    let begun = false;
    const tell = (rows: number) => {
      begun = true;
      setSent(rows);
    };
    const handing = {
      sha256: file.sha256,
      account: account.trim(),
      columns: file.headings.length === 0 ? 'ofx' : columnsKey(mapping),
      fileName: name,
      total: file.total,
      lines: read.lines,
      tell,
    };
    try {
      const api = await staffApi();
      const started = await beginFile(api, handing);
      const found = said === 'other' || started.rows_done === handing.total ? [] : await findAlike(api, handing);
      setAlike(found);
      if (found.length > 0 && said === null) {
        setPhase('asking');
        return;
      }
      await handOver(api, started, { ...handing, lines: read.lines.filter((line) => !found.includes(line)) });
      setPhase('done');
    } catch (cause) {
      // What was confirmed is in: pressed again it goes on from there. Refused before it began, account and columns can still be changed.
      setProblem(cause);
      setPhase(begun ? 'stopped' : 'ready');
    }
    await onEnd();
  }

  const map = (field: BankField, column: number | null) => {
    // One column, one meaning: taken from whatever had it.
    const others = Object.entries(mapping).filter(([key, at]) => key !== field && at !== column);
    void look(Object.fromEntries(column === null ? others : [...others, [field, column]]));
  };

  return {
    phase,
    name,
    file,
    mapping,
    read,
    account,
    setAccount,
    sent,
    problem,
    alike,
    choose,
    map,
    send,
    again,
  };
}

export type BankImport = ReturnType<typeof useBankFile>;
