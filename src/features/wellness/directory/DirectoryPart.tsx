/** The services, found, narrowed and asked when they are open: all of it on this device, in a dead spot too. */
import { useMemo, type ReactNode } from 'react';
import { useKeptHere } from '../../../hooks/useKeptHere.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListView } from '../../../ui/list/ListView.tsx';
import { isNarrowed, WHOLE_LIST, type ListState } from '../../../ui/list/listView.ts';
import { useListView } from '../../../ui/list/useListView.ts';
import { useShownFromHash } from '../../../ui/list/useShownFromHash.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import type { About } from '../../corrections/model/about.ts';
import { clock } from '../data/clock.ts';
import { useServices } from '../data/useServices.ts';
import { directorySpec, NOW, THEN, WHEN } from '../parts/spec.ts';
import { Files } from './Files.tsx';
import { OpenNow } from './OpenNow.tsx';
import { ServiceLine } from './ServiceLine.tsx';
import { SUNDAY_AT_SIX, thenAt, ThenFields, type Then } from './ThenFields.tsx';

const anchorOf = ({ slug }: { readonly slug: string }) => `service-${slug}`;

/** @param wrong the way to say what is wrong with one: of another subject. */
export function DirectoryPart({ wrong }: { readonly wrong: (about: About) => ReactNode }) {
  const { services, asOf, trouble, waiting, now, closed } = useServices();
  const [state, setState] = useKeptHere<ListState>('help', WHOLE_LIST);
  const [chosen, setThen] = useKeptHere<Then | null>('help-then', null);
  const today = now === null ? null : clock.day(now);
  const then = chosen ?? (today === null ? null : SUNDAY_AT_SIX(today));
  const asked = then === null || today === null ? null : thenAt(then, today, clock);
  const locale = useLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- the names are in the page's language
  const spec = useMemo(() => directorySpec(now, asked, clock), [now, asked, locale]);
  const look = useListView(services, spec, [state, setState]);
  useShownFromHash(look, anchorOf);
  const whole = !isNarrowed(spec, state);
  return (
    <>
      {services?.length && whole ? (
        <OpenNow
          services={services.filter(({ id }) => !closed.has(id))}
          now={now}
          onAll={() => setState({ ...state, picked: { ...state.picked, [WHEN]: NOW } })}
        />
      ) : null}
      <ListView
        name={m.wellness_services()}
        many={m.wellness_many()}
        finder={{ look, label: m.wellness_find(), hint: m.wellness_find_hint(), folded: true }}
        renderRow={(one) => (
          <ServiceLine key={one.id} of={one} now={now} closed={closed.get(one.id) ?? null} wrong={wrong} />
        )}
        halves
        empty={{ title: m.wellness_none(), text: m.wellness_none_more() }}
        noFit={{ title: m.wellness_no_fit(), text: m.wellness_no_fit_more() }}
        status={
          <>
            {state.picked[WHEN] === THEN && then !== null && today !== null ? (
              <ThenFields then={then} today={today} onThen={setThen} />
            ) : null}
            <AsOf asOf={asOf} trouble={trouble} />
          </>
        }
        waiting={
          waiting ? (
            <Spinner label={m.ui_loading()} />
          ) : (
            <EmptyState title={m.wellness_not_here()}>
              <p>{m.wellness_not_here_more()}</p>
            </EmptyState>
          )
        }
      />
      {services?.length ? <Files found={look.found} /> : null}
    </>
  );
}
