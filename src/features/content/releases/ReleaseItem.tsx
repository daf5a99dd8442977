/** One thing of a release: what it is, how its newest wording stands, and what keeps it, and with it all, from going out. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { lineState, type Line } from '../model/line.ts';
import type { Blocker } from '../model/release.ts';
import { kindName } from '../parts/labels.ts';
import { lineName } from '../parts/lineName.ts';
import { blockerWords } from '../parts/releaseWords.ts';
import { isLoud, stateWords } from '../parts/stateWords.ts';

interface ReleaseItemProps {
  /** Undefined: not on this device. */
  readonly line: Line | undefined;
  readonly blockers: readonly { readonly blocker: Blocker; readonly said: string | null }[];
  readonly now: number;
  /** null: not for whoever looks, or not now. */
  readonly onRemove: (() => void) | null;
}

export function ReleaseItem({ line, blockers, now, onRemove }: ReleaseItemProps) {
  const slots = row();
  const name = line ? lineName(line) : m.content_unknown_item();
  const state = line ? lineState(line, now) : null;
  return (
    <li className={slots.root}>
      <div className={slots.main}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
          {line ? (
            <Link to="/content/$kind/$item" params={{ kind: line.kind, item: line.id }} className={textLink}>
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          {state === null ? null : <Tag loud={isLoud(state)}>{stateWords[state]()}</Tag>}
        </div>
        {line ? <p className={slots.quiet}>{kindName(line.kind)}</p> : null}
        {blockers.length > 0 ? (
          <ul className={css({ paddingLeft: '5', listStyleType: 'square', overflowWrap: 'anywhere' })}>
            {blockers.map(({ blocker, said }) => (
              <li key={`${blocker} ${said}`}>{blockerWords(blocker, blocker === 'incomplete' ? null : said)}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {onRemove === null ? null : (
        <Button variant="ghost" aria-label={m.content_release_take_out_of({ which: name })} onClick={onRemove}>
          {m.content_release_take_out()}
        </Button>
      )}
    </li>
  );
}
