/** The state of the queue's screen: what is looked for, which line is open, which question is asked, and what a press does. */
import { useRef, useState } from 'react';
import { m } from '../../../messages/messages.js';
import { useKeptHere } from '../../../hooks/useKeptHere.ts';
import { useInbox, type Me } from '../data/useInbox.ts';
import { useInboxActions, type Deed } from '../data/useInboxActions.ts';
import type { KeptLine } from '../data/reads.ts';
import type { Offered } from '../model/actions.ts';
import type { Action, Outcome } from '../model/facts.ts';
import type { Entry } from '../model/fold.ts';
import { arranged, keyOf, type Held } from '../model/looking.ts';
import { EVERYTHING, type Filter, type View } from '../model/views.ts';
import { ASKING, type Asking } from './ActionDialog.tsx';
import { keepFocus } from './useShortcuts.ts';

interface Open {
  readonly held: Held;
  readonly line: KeptLine;
}
interface Question {
  readonly key: string;
  readonly asking: Asking;
  readonly outcome: Outcome | null;
}

interface Spoken {
  readonly action: Action;
  readonly name: string;
}

const asks = (action: Offered['action']): action is Asking => ASKING.some((one) => one === action);

export function useQueue(me: Me, first: View) {
  const [filter, setFilter] = useKeptHere<Filter>(`inbox ${me.userId} ${first}`, { ...EVERYTHING, view: first });
  const [open, setOpen] = useState<Open | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  /** What was saved last, for whoever does not see the line change. */
  const [said, setSaid] = useState<readonly Spoken[]>([]);
  const inbox = useInbox(filter, me, open?.line ?? null);
  const { busy, act } = useInboxActions(me.userId);
  const list = useRef<HTMLUListElement>(null);
  const shown = inbox.shown && arranged(inbox.shown, inbox.all, open?.held ?? null);

  const entryOf = (key: string | null) => inbox.all.find((entry) => keyOf(entry) === key) ?? null;
  const openKey = open?.held.key ?? null;

  function look(next: Filter) {
    setOpen(null);
    setFilter(next);
  }
  function show(entry: Entry) {
    const line = inbox.lineOf(entry);
    if (line) setOpen({ line, held: { key: keyOf(entry), order: (shown ?? []).map(keyOf) } });
  }
  async function save(entry: Entry, ...deeds: readonly Deed[]): Promise<boolean> {
    const line = inbox.lineOf(entry);
    // What somebody does is seen where it was done, whatever view the line is in then.
    if (keyOf(entry) !== openKey) show(entry);
    const done = line !== null && (await act(entry, line, ...deeds));
    setSaid(done ? deeds.map(({ action }) => ({ action, name: entry.name ?? m.inbox_nobody() })) : []);
    return done;
  }
  function press(entry: Entry, action: Offered['action'], outcome: Outcome | null = null) {
    if (keyOf(entry) !== openKey) show(entry);
    if (asks(action)) setQuestion({ key: keyOf(entry), asking: action, outcome });
    else {
      keepFocus(list.current, keyOf(entry));
      void save(entry, { action });
    }
  }
  async function settle(entry: Entry, keep: 'owner' | 'me') {
    if (keep === 'me' || entry.owner === me.userId) return save(entry, { action: 'claimed' });
    return save(entry, { action: 'assigned', said: { assignee: entry.owner, assigneeName: entry.ownerName } });
  }

  return {
    filter,
    look,
    inbox,
    shown,
    list,
    busy,
    openKey,
    toggle: (entry: Entry) => (keyOf(entry) === openKey ? setOpen(null) : show(entry)),
    entryOf,
    press,
    settle,
    save,
    question,
    said,
    close: () => setQuestion(null),
  };
}
