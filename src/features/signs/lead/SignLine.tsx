/** One request: who, where, how it stands, what can be decided about it, and all that was said of it. */
import { useEffect, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import type { Bounds } from '../../../core/geo/position.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { useSignSaver } from '../data/useSignSaver.ts';
import { countedFacts, type SignAction } from '../model/state.ts';
import { actionWords, stateWords } from '../model/words.ts';
import { SignHistory } from '../parts/SignHistory.tsx';
import { mayGo, type Listed } from './list.ts';
import { PlaceDialog } from './PlaceDialog.tsx';

export interface SignLineProps {
  readonly sign: Listed;
  /** Its dot on the map was pressed. */
  readonly marked: boolean;
  readonly picked: boolean;
  /** Where a map begins on which a place is chosen. */
  readonly around: Bounds | null;
  readonly onPick: (on: boolean) => void;
}

const DECISIONS: Readonly<Partial<Record<Listed['head']['state'], readonly SignAction[]>>> = {
  new: ['approved', 'declined'],
  approved: ['declined'],
  declined: ['approved'],
  removed: ['approved'],
  not_found: ['approved'],
};

export function SignLine({ sign, marked, picked, around, onPick }: SignLineProps) {
  const { row, facts, head } = sign;
  const { busy, say } = useSignSaver();
  const [placing, setPlacing] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (marked) line.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const about = { request: row.request_id, where: row.address };
  const kind = mayGo(sign);
  const last = countedFacts(facts).at(-1);
  return (
    <li
      ref={line}
      data-marked={marked || undefined}
      className={css({
        display: 'grid',
        gap: '2',
        paddingBlock: '4',
        borderBottom: '1px solid',
        borderColor: 'lineSoft',
        '&[data-marked]': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '4px' },
      })}
    >
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
        <h3 className={css({ fontWeight: 'bold', marginRight: 'auto' })}>{row.address}</h3>
        {head.conflict ? <Tag loud>{m.signs_conflict()}</Tag> : null}
        {row.place === null ? <Tag loud>{m.signs_no_place()}</Tag> : null}
        {head.tries > 0 ? <Tag>{m.signs_tries({ count: head.tries })}</Tag> : null}
        <Tag>{stateWords[head.state]()}</Tag>
      </div>
      <p>
        {row.name}{' '}
        <a
          href={`tel:${row.phone.replace(/[^\d+]/g, '')}`}
          className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}
        >
          {row.phone}
        </a>
      </p>
      {row.notes === null ? null : <q>{row.notes}</q>}
      {row.route === null ? null : <p>{m.signs_on_route({ route: row.route })}</p>}
      {head.conflict ? <p>{m.signs_conflict_settle()}</p> : null}
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        {kind === null ? null : (
          <Checkbox checked={picked} onCheckedChange={onPick}>
            {kind === 'delivery' ? m.signs_to_deliver() : m.signs_to_remove()}
          </Checkbox>
        )}
        {DECISIONS[head.state]?.map((action) => (
          <Button
            key={action}
            variant={action === 'approved' ? 'primary' : 'secondary'}
            disabled={busy}
            onClick={() => void say({ ...about, action })}
          >
            {action === 'approved' ? m.signs_approve() : m.signs_turn_down()}
          </Button>
        ))}
        <Button variant="ghost" onClick={() => setPlacing(true)}>
          {m.signs_set_place()}
        </Button>
        {last === undefined ? null : (
          <Button
            variant="ghost"
            disabled={busy}
            onClick={() => void say({ ...about, action: 'undone', supersedes: last.id })}
          >
            {m.signs_undo({ action: actionWords[last.action]() })}
          </Button>
        )}
      </div>
      <SignHistory facts={facts} />
      {placing ? (
        <PlaceDialog
          address={row.address}
          around={around}
          onPlace={(place) => say({ ...about, action: 'placed', place })}
          onClose={() => setPlacing(false)}
        />
      ) : null}
    </li>
  );
}
