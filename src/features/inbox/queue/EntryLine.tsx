/** One person who wrote: who, what for, since when, whose they are and by when. Opened, everything about them and what can be done. */
import { memo, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { Entry } from '../model/fold.ts';
import { keyOf } from '../model/looking.ts';
import { ageWords, dueWords, lineWords, stateWords } from '../parts/words.ts';

export interface EntryLineProps {
  readonly entry: Entry;
  readonly me: string;
  readonly now: number;
  readonly open: boolean;
  /** The same function as long as the list stands: a line is drawn again only when something about it changes. */
  readonly onToggle: (entry: Entry) => void;
  /** Shown while it is open; null otherwise. */
  readonly children: ReactNode;
}

// Made once: a slow phone draws a screenful of lines in one press.
const quiet = `${css({ textStyle: 'small', color: 'inkMuted' })} ${css({ gridColumn: '1 / -1' })}`;
const plain = css({ gridColumn: '1 / -1', textStyle: 'small' });
const line = css({
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
  overflowWrap: 'anywhere',
  // What is below the screen is laid out when it comes near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 6rem',
});
const head = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: '3',
  paddingBlock: '3',
  '&:has(button:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
});
const who = css({ fontWeight: 'bold', fontSize: '1.0625rem' });
const opens = css({
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  outline: 'none',
  // The whole line is the button.
  _after: { content: '""', position: 'absolute', inset: '0' },
});
const standing = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  justifyContent: 'flex-end',
  alignSelf: 'start',
});

export const EntryLine = memo(function EntryLine({ entry, me, now, open, onToggle, children }: EntryLineProps) {
  const { owner, ownerName, state, own, rivals, tags } = entry;
  const due = dueWords(entry);
  const whose = owner === null ? m.inbox_nobodys() : owner === me ? m.inbox_yours() : m.inbox_whose({ who: ownerName ?? m.inbox_nobody() }); // prettier-ignore
  return (
    <li data-entry={keyOf(entry)} data-state={state} className={line}>
      <div className={head}>
        <h2 className={who}>
          <button type="button" aria-expanded={open} onClick={() => onToggle(entry)} className={opens}>
            {entry.name ?? m.inbox_nobody()}
          </button>
        </h2>
        <span className={standing}>
          {rivals.length > 0 ? (
            <Tag loud>{m.inbox_contested()}</Tag>
          ) : (
            <Tag loud={state === 'overdue'}>{stateWords[state]()}</Tag>
          )}
        </span>
        <p className={plain}>
          {lineWords(entry)} · {ageWords(entry.arrivedAt, now)}
        </p>
        <p className={quiet}>
          {[whose, due, ...tags.map((tag) => `#${tag}`)].filter(Boolean).join(' · ')}
          {own.some(({ delivery }) => delivery === 'saved') ? ` · ${m.inbox_saved_here()}` : ''}
        </p>
      </div>
      {children}
    </li>
  );
});
