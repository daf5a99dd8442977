/** One line of a batch: the name large, what came of the call, and where that is. */
import { Link } from '@tanstack/react-router';
import { css, cx } from 'styled-system/css';
import { isDue, outcomeOf, type Call } from '../model/calls.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { listRow } from '../parts/styles.ts';
import { callWords } from './words.ts';

const row = cx(listRow, css({ gridTemplateColumns: '1fr auto' }));

export interface CallRowProps {
  readonly call: Call;
  readonly next: boolean;
  readonly now: number;
}

export function CallRow({ call, next, now }: CallRowProps) {
  const done = outcomeOf(call) !== null && !isDue(call, now);
  const { delivery } = call.state;
  return (
    <Link
      to="/field-ops/phones/$lease"
      params={{ lease: call.lease }}
      className={row}
      data-next={next}
      data-done={!next && (done || call.closed || call.badNumber)}
    >
      <span className={css({ minWidth: '0' })}>
        <strong
          className={css({
            display: 'block',
            fontFamily: 'display',
            fontWeight: 'bold',
            fontSize: '1.25rem',
            overflowWrap: 'anywhere',
          })}
        >
          {call.person.name}
        </strong>
        <span className={css({ display: 'block', textStyle: 'small' })}>{callWords(call, next, now)}</span>
      </span>
      <Icon name={!done ? 'arrow' : delivery === 'needs-you' ? 'alert' : delivery === 'saved' ? 'phone' : 'check'} />
    </Link>
  );
}
