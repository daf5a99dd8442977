/** /content/places/walk: a walk to reported places: which are chosen, in which order, and what is found at each, also without a signal. */
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { useVisits } from '../data/useVisits.ts';
import { useWalk } from '../data/useWalk.ts';
import { ForWhoAnswers } from '../parts/ForWhoAnswers.tsx';
import { ChooseStops } from './ChooseStops.tsx';
import { OnTheWalk } from './OnTheWalk.tsx';

export function WalkScreen() {
  return (
    <ForWhoAnswers
      back={{ to: '/content/places', words: m.places_desk() }}
      title={m.places_walk()}
      lead={m.places_walk_lead()}
    >
      {({ userId }) => <Walk me={userId} />}
    </ForWhoAnswers>
  );
}

function Walk({ me }: { readonly me: string }) {
  const { read, lines } = useVisits(me);
  const here = useWalk(me);
  if (here.walk === undefined || (lines === null && read.state !== 'failed')) return <Spinner label={m.ui_loading()} />;
  // Not an empty list: then every stop would pass for decided.
  if (lines === null)
    return (
      <EmptyState title={m.places_walk_not_here()}>
        <p>{m.places_not_here_more()}</p>
      </EmptyState>
    );
  return (
    <>
      {here.walk === null ? (
        <ChooseStops lines={lines} onBegin={here.begin} />
      ) : (
        <OnTheWalk walk={here.walk} lines={lines} me={me} onServed={here.served} onEnd={here.end} />
      )}
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </>
  );
}
