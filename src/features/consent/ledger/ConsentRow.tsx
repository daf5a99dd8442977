/** One address and one way: whether it may be used, since when, and the way to all that was said of it. */
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../../core/session/time.ts';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { channelWords, currentWords, type Current } from '../model/ledger.ts';

export interface ConsentRowProps {
  readonly current: Current;
  readonly onOpen: () => void;
}

export function ConsentRow({ current, onOpen }: ConsentRowProps) {
  return (
    <li
      data-state={current.state}
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: '4',
        rowGap: '1',
        paddingBlock: '3',
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderTopColor: 'lineSoft',
      })}
    >
      <div className={css({ display: 'grid', gap: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
        <p className={css({ fontWeight: 'bold' })}>{current.contact_point}</p>
        <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', rowGap: '1' })}>
          <span>{channelWords[current.channel]()}</span>
          <Tag loud={current.allowed}>{currentWords(current)}</Tag>
          <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
            {moment(parseTimestamp(current.changed_at) ?? 0)}
          </span>
        </p>
      </div>
      <Button variant="ghost" aria-label={m.consent_history_of({ contact: current.contact_point })} onClick={onOpen}>
        {m.consent_history()}
      </Button>
    </li>
  );
}
