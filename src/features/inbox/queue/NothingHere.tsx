/** An empty view: what that means, and the way on. */
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { isNarrow } from '../model/looking.ts';
import { EVERYTHING, type Filter } from '../model/views.ts';

export interface NothingHereProps {
  readonly filter: Filter;
  readonly onAll: (filter: Filter) => void;
}

export function NothingHere({ filter, onAll }: NothingHereProps) {
  const narrowed = isNarrow(filter) || filter.what !== null;
  if (narrowed) {
    return (
      <EmptyState
        title={m.inbox_none_fits()}
        action={
          <Button variant="secondary" onClick={() => onAll({ ...EVERYTHING, view: filter.view })}>
            {m.inbox_show_whole()}
          </Button>
        }
      />
    );
  }
  const whole = filter.view === 'todo';
  return (
    <EmptyState
      title={whole ? m.inbox_none_todo() : m.inbox_none_here()}
      action={
        whole ? null : (
          <Button variant="secondary" onClick={() => onAll(EVERYTHING)}>
            {m.inbox_show_todo()}
          </Button>
        )
      }
    >
      {whole ? <p>{m.inbox_none_todo_more()}</p> : null}
    </EmptyState>
  );
}
