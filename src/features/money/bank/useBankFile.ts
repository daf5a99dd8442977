/** One file of the bank from choosing it to its last batch. */
import { useEffect, useRef, useState } from 'react';
import { staffApi } from '../../../hooks/useStaff.ts';
import { lacking } from '../model/bank/columns.ts';
import type { DateOrder } from '../model/bank/date.ts';
import type { Signs } from '../model/bank/direction.ts';
import type { BankField } from '../model/bank/headings.ts';
import type { ReadAccount } from '../model/bank/line.ts';
import { choiceOf, columnsOf, partsOf, type AccountChoice, type Choices, type KnownAccount } from './parts.ts';
import type { OpenedBank, ReadBank, Reading } from './protocol.ts';
import { createBankReader, type BankReader } from './reader.ts';
import { beginFile, findAlike, handOver, totalOf, type Alike, type Answer } from './send.ts';

export type Phase = 'choose' | 'reading' | 'ready' | 'asking' | 'sending' | 'stopped' | 'done';

/** A line of an account of the file that looks like one that is in. */
export interface AlikeLine extends Alike {
  readonly account: string;
}

const NOTHING: Reading = { mapping: {}, order: null, signs: null };

export function useBankFile(onEnd: () => Promise<void>, known: readonly KnownAccount[]) {
  const reader = useRef<BankReader | null>(null);
  const [phase, setPhase] = useState<Phase>('choose');
  const [name, setName] = useState('');
  const [file, setFile] = useState<OpenedBank | null>(null);
  const [reading, setReading] = useState<Reading>(NOTHING);
  const [read, setRead] = useState<ReadBank | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);
  const [alike, setAlike] = useState<readonly AlikeLine[]>([]);
  /** By account, what a person said of the lines that look alike: said once, it holds for the rest of the file. */
  const [answers, setAnswers] = useState<ReadonlyMap<string, ReadonlyMap<number, Answer>>>(new Map());
  /** Which reading was asked for last: an earlier one's lines never stand under later columns. */
  const asked = useRef(0);
  useEffect(() => () => reader.current?.close(), []);

  const choice = (account: ReadAccount) => choiceOf(choices, account, known);
  const taken = (read?.accounts ?? [])
    .map((account) => ({ account, choice: choice(account) }))
    .filter((one) => one.choice.take);
  const total = taken.reduce((all, { account }) => all + totalOf({ ...account, leftOut: account.leftOut.length }), 0);

  /** A worker that failed once answers nothing more. */
  function drop() {
    reader.current?.close();
    reader.current = null;
  }

  async function look(next: Reading, { kind }: Pick<OpenedBank, 'kind'>) {
    asked.current += 1;
    const mine = asked.current;
    setReading(next);
    setRead(null);
    setProblem(null);
    if (kind === 'csv' && lacking(next.mapping).length > 0) return;
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
    setChoices({});
    setFile(null);
    setRead(null);
    setProblem(null);
    setAlike([]);
    setAnswers(new Map());
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
      setPhase('ready');
      await look({ ...NOTHING, mapping: opened.guess }, opened);
    } catch (cause) {
      drop();
      setProblem(cause);
      setPhase('choose');
    }
  }

  async function send(said: typeof answers = answers) {
    if (!file || !read || taken.length === 0 || taken.some((one) => one.choice.name.trim() === '')) return;
    setPhase('sending');
    setProblem(null);
    setSent(0);
    setAnswers(said);
    let begun = false;
    try {
      const api = await staffApi();
      const columns = columnsOf(file, reading.mapping, read);
      const parts = await partsOf(file, columns, name, { taken, several: read.accounts.length > 1 });
      const started = [];
      const open: AlikeLine[] = [];
      for (const part of parts) {
        const so = await beginFile(api, part);
        started.push({ part, so });
        const found = so.rows_done === totalOf(part) ? [] : await findAlike(api, part);
        open.push(
          ...found
            .filter(({ line }) => !said.get(part.account)?.has(line.row))
            .map((one) => ({ ...one, account: part.account })),
        );
      }
      setAlike(open);
      if (open.length > 0) {
        setPhase('asking');
        return;
      }
      let before = 0;
      for (const { part, so } of started) {
        const from = before;
        await handOver(api, so, part, {
          answers: said.get(part.account) ?? new Map(),
          tell: (rows) => {
            begun = true;
            setSent(from + rows);
          },
        });
        before += totalOf(part);
      }
      setPhase('done');
    } catch (cause) {
      // What was confirmed is in: pressed again it goes on from there. Refused before it began, account and columns can still be changed.
      setProblem(cause);
      setPhase(begun ? 'stopped' : 'ready');
    }
    await onEnd();
  }

  /** @param added those that are other money; the rest are lines that are in */
  function answer(added: ReadonlySet<AlikeLine>) {
    const said = new Map([...answers].map(([account, rows]) => [account, new Map(rows)]));
    for (const one of alike) {
      const rows = said.get(one.account) ?? new Map<number, Answer>();
      said.set(one.account, rows.set(one.line.row, added.has(one) ? 'other' : 'same'));
    }
    return send(said);
  }

  const map = (field: BankField, column: number | null) => {
    // One column, one meaning: taken from whatever had it.
    const others = Object.entries(reading.mapping).filter(([key, at]) => key !== field && at !== column);
    const mapping = Object.fromEntries(column === null ? others : [...others, [field, column]]);
    if (file) void look({ ...reading, mapping }, file);
  };

  return {
    phase,
    name,
    file,
    mapping: reading.mapping,
    read,
    taken,
    total,
    sent,
    problem,
    alike,
    choice,
    decide: (account: ReadAccount, change: Partial<AccountChoice>) =>
      setChoices((before) => ({ ...before, [account.key]: { ...choiceOf(before, account, known), ...change } })),
    choose,
    map,
    order: (order: DateOrder | null) => file && void look({ ...reading, order }, file),
    signs: (signs: Signs | null) => file && void look({ ...reading, signs }, file),
    send: () => send(),
    answer,
    again,
  };
}

export type BankImport = ReturnType<typeof useBankFile>;
