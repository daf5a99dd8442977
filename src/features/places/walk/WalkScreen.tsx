/** /field-ops/places and /content/places/walk: a walk to places, reported ones and those on the page: which are chosen, in which order, and what is found at each, also without a signal. */
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { ForWhoMay } from '../../../ui/staff/ForWhoMay.tsx';
import { useVisits } from '../data/useVisits.ts';
import { useWalk } from '../data/useWalk.ts';
import { ChooseStops } from './ChooseStops.tsx';
import { OnTheWalk } from './OnTheWalk.tsx';

/** @param from where whoever walks comes from. */
export function WalkScreen({ from }: { readonly from: 'desk' | 'field' }) {
  return (
    <ForWhoMay
      permission="verify_places"
      back={
        from === 'desk'
          ? { to: '/content/places', words: m.places_desk() }
          : { to: '/field-ops', words: m.places_walk_back() }
      }
      title={m.places_walk()}
      lead={m.places_walk_lead()}
      notYours={{ title: m.places_walk_not_yours(), more: m.places_walk_not_yours_more() }}
    >
      {({ userId }) => <Walk me={userId} />}
    </ForWhoMay>
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
