/** The queue of everything that people sent: the first one at once, what can be done about each, also in a dead spot. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { townDay } from '../../../hooks/format.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useSteady } from '../../../hooks/useSteady.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { keysAreOn, switchKeys } from '../data/onDevice.ts';
import { colleaguesRead } from '../data/reads.ts';
import type { Me } from '../data/useInbox.ts';
import { offered, type Offered } from '../model/actions.ts';
import { keyOf } from '../model/looking.ts';
import type { Entry } from '../model/fold.ts';
import type { View } from '../model/views.ts';
import { spokenWords } from '../parts/words.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { EntryDetails } from './EntryDetails.tsx';
import { EntryLine } from './EntryLine.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { Narrower } from './Narrower.tsx';
import { NothingHere } from './NothingHere.tsx';
import { useQueue } from './useQueue.ts';
import { focusedLine, moveFocus, useShortcuts } from './useShortcuts.ts';
import { ViewPicker } from './ViewPicker.tsx';

export interface InboxScreenProps {
  readonly title: string;
  /** What is shown first. */
  readonly first: View;
  /** Told when there is a list, or when it is known that none comes: what is beneath it moves no more. */
  readonly onStands?: (stands: true) => void;
}

/** Lines that fill a desk's screen. */
const AT_FIRST = 9;
/** About as high as one is, rem. */
const LINE_REM = 5.5;

export function InboxScreen(props: InboxScreenProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { userId, fullName } = session.identity;
  return <Queue key={userId} {...props} me={{ userId, fullName }} />;
}

function Queue({ title, first, me, onStands }: InboxScreenProps & { readonly me: Me }) {
  const now = useNow();
  const queue = useQueue(me, first);
  const { filter, look, inbox, shown, list, openKey } = queue;
  const { rows: colleagues } = useStaffRead(colleaguesRead);
  const search = useRef<HTMLInputElement>(null);
  const [keysOn, setKeysOn] = useState(keysAreOn);
  const [help, setHelp] = useState(false);
  const tags = [...new Set(inbox.all.flatMap((entry) => entry.tags))].sort();
  const stands = shown !== null || inbox.trouble !== null;
  useEffect(() => {
    if (stands) onStands?.(true);
  }, [stands, onStands]);
  const drawn = useDrawn(shown);
  const toggle = useSteady(queue.toggle);
  const asked = queue.question && queue.entryOf(queue.question.key);

  const pressing = (action: Offered['action']) => () => {
    const entry = queue.entryOf(focusedLine(list.current) ?? openKey);
    if (entry && offered(entry, me.userId).some((one) => one.action === action)) queue.press(entry, action);
  };
  const [down, up] = [() => moveFocus(list.current, 1), () => moveFocus(list.current, -1)];
  useShortcuts(
    {
      j: down,
      ArrowDown: down,
      k: up,
      ArrowUp: up,
      c: pressing('claimed'),
      a: pressing('assigned'),
      n: pressing('note'),
      t: pressing('contacted'),
      s: pressing('snoozed'),
      x: pressing('closed'),
      '/': () => search.current?.focus(),
      '?': () => setHelp(true),
    },
    keysOn,
  );

  return (
    <div className={css({ minWidth: '0' })}>
      <div
        className={css({
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '3',
          paddingTop: { base: '3', md: '8' },
          paddingBottom: '2',
        })}
      >
        <h1 className={css({ textStyle: 'h2', mdDown: { fontSize: '1.75rem' } })}>{title}</h1>
        <Button variant="ghost" className={css({ hideBelow: 'md' })} onClick={() => setHelp(true)}>
          {m.inbox_keys()}
        </Button>
      </div>
      <ViewPicker
        view={filter.view}
        counts={inbox.counts}
        onView={(view) => look({ ...filter, view })}
        words={filter.words}
        onWords={(words) => look({ ...filter, words })}
        searchRef={search}
      />
      <Narrower filter={filter} onFilter={look} colleagues={colleagues ?? []} tags={tags} userId={me.userId} />
      <div aria-live="polite" className={css({ srOnly: true })}>
        {queue.said.map(({ action, name }) => m.inbox_spoken({ name, deed: spokenWords[action]() })).join(' ')}
      </div>
      {inbox.onlyHere ? <p className={css({ padding: '3', backgroundColor: 'shade' })}>{m.inbox_only_here()}</p> : null}
      {stands ? null : <Spinner label={m.inbox_loading()} />}
      {shown?.length === 0 ? <NothingHere filter={filter} onAll={look} /> : null}
      {/* As high as it will be: whoever comes back is where they were. */}
      <ul
        ref={list}
        aria-label={title}
        style={drawn === shown ? {} : { minHeight: `${(shown?.length ?? 0) * LINE_REM}rem` }}
      >
        {drawn?.map((entry) => (
          <EntryLine
            key={keyOf(entry)}
            entry={entry}
            me={me.userId}
            now={now}
            open={keyOf(entry) === openKey}
            onToggle={toggle}
          >
            {keyOf(entry) === openKey ? (
              <EntryDetails
                entry={entry}
                me={me.userId}
                busy={queue.busy}
                onDo={(action) => queue.press(entry, action)}
                onReached={(outcome) => queue.press(entry, 'contacted', outcome)}
                onSettle={(keep) => void queue.settle(entry, keep)}
              />
            ) : null}
          </EntryLine>
        ))}
      </ul>
      {inbox.more ? (
        <div className={css({ paddingBlock: '4' })}>
          <Button variant="secondary" busy={inbox.busy && m.ui_loading()} onClick={() => void inbox.older()}>
            {m.ui_show_more()}
          </Button>
        </div>
      ) : null}
      <AsOf asOf={inbox.asOf} trouble={inbox.trouble} />
      {queue.question && asked ? (
        <ActionDialog
          asking={queue.question.asking}
          outcome={queue.question.outcome}
          entry={asked}
          today={townDay(now)}
          busy={queue.busy}
          colleagues={colleagues ?? []}
          tags={tags}
          onDone={async (...deeds) => {
            if (await queue.save(asked, ...deeds)) queue.close();
          }}
          onCancel={queue.close}
        />
      ) : null}
      {help ? (
        <KeysDialog
          on={keysOn}
          onSwitch={(on) => {
            switchKeys(on);
            setKeysOn(on);
          }}
          onClose={() => setHelp(false)}
        />
      ) : null}
    </div>
  );
}

/** Fifty new lines at once hold a slow phone up: a screenful first, beside those that stand already, and the rest in its pauses. */
function useDrawn(shown: readonly Entry[] | null): readonly Entry[] | null {
  const before = useDeferredValue(shown, null);
  return useMemo(() => {
    if (shown === null || before === shown) return shown;
    const stand = new Set(before?.map(keyOf));
    return shown.filter((entry, at) => at < AT_FIRST || stand.has(keyOf(entry)));
  }, [shown, before]);
}
