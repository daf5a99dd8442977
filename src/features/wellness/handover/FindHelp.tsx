/**
 * A service for somebody at a door or on the phone: found on this device, shown to them large, and handed over. What is looked for and
 * what is shown stands in no address, no draft, no record and no statistics, and is gone when the dialog closes
 * (tests/features/wellness/handover/nothingKept.test.ts).
 */
import { useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import type { Locale } from '../../../core/locale.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListView } from '../../../ui/list/ListView.tsx';
import { WHOLE_LIST, type ListState } from '../../../ui/list/listView.ts';
import { useListView } from '../../../ui/list/useListView.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { useServices } from '../data/useServices.ts';
import type { Service } from '../model/service.ts';
import { CrisisCalls } from '../parts/CrisisLine.tsx';
import { HandOutCard } from './HandOutCard.tsx';
import { ServiceChoice } from './ServiceChoice.tsx';
import { handoverSpec } from './spec.ts';
import { plainButton } from './styles.ts';

export interface FindHelpProps {
  /** What somebody there speaks, as far as it is known. */
  readonly speaks: Locale;
}

export function FindHelp({ speaks }: FindHelpProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={plainButton} onClick={() => setOpen(true)}>
        {m.wellness_hand_find()}
      </button>
      {open ? <HelpDialog speaks={speaks} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function HelpDialog({ speaks, onClose }: FindHelpProps & { readonly onClose: () => void }) {
  const [shown, setShown] = useState<Service | null>(null);
  const [locale, setLocale] = useState(speaks);
  // Whoever comes back from one that was not it finds the list as they left it.
  const list = useState<ListState>(WHOLE_LIST);
  const { services, asOf, trouble, waiting, now, closed } = useServices();
  return (
    <Dialog open onClose={onClose} title={m.wellness_hand_title()}>
      <div
        className={css({
          position: 'sticky',
          top: '-2',
          zIndex: '1',
          marginInline: { base: '-5', md: '-8' },
          paddingInline: { base: '5', md: '8' },
          marginBottom: '3',
          backgroundColor: 'field',
          color: 'onField',
        })}
      >
        <section aria-label={m.wellness_crisis()}>
          <CrisisCalls {...(shown !== null && { locale })} />
        </section>
      </div>
      {shown !== null && now !== null ? (
        <HandOutCard
          of={shown}
          now={now}
          locale={locale}
          onLocale={setLocale}
          onBack={() => setShown(null)}
          key={shown.id}
        />
      ) : (
        <Finder
          services={services}
          closed={closed}
          now={now}
          list={list}
          onChoose={setShown}
          status={<AsOf asOf={asOf} trouble={trouble} />}
          waiting={waiting}
        />
      )}
    </Dialog>
  );
}

interface FinderProps {
  readonly services: readonly Service[] | null;
  /** The day on which a caller heard that one is closed, by its id. */
  readonly closed: ReadonlyMap<string, string>;
  readonly now: number | null;
  readonly list: readonly [ListState, (next: ListState) => void];
  readonly onChoose: (service: Service) => void;
  readonly status: React.ReactNode;
  readonly waiting: boolean;
}

function Finder({ services, closed, now, list, onChoose, status, waiting }: FinderProps) {
  const locale = useLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- the names are in the app's language
  const spec = useMemo(() => handoverSpec(now), [now, locale]);
  const look = useListView(services, spec, list);
  return (
    // In a dialog there is no room for the finder's columns.
    <div className={css({ '& form': { gridTemplateColumns: '1fr' } })}>
      <p className={css({ marginBottom: '4', maxWidth: 'text' })}>{m.wellness_hand_private()}</p>
      <ListView
        name={m.wellness_services()}
        many={m.wellness_many()}
        finder={{ look, label: m.wellness_find(), hint: m.wellness_find_hint() }}
        renderRow={(one) => (
          <ServiceChoice
            key={one.id}
            of={one}
            now={now}
            closed={closed.get(one.id) ?? null}
            onChoose={() => onChoose(one)}
          />
        )}
        empty={{ title: m.wellness_none(), text: m.wellness_none_more() }}
        noFit={{ title: m.wellness_no_fit(), text: m.wellness_no_fit_more() }}
        status={status}
        waiting={
          waiting ? (
            <Spinner label={m.ui_loading()} />
          ) : (
            <EmptyState title={m.wellness_not_here()}>
              <p>{m.wellness_hand_not_here_more()}</p>
            </EmptyState>
          )
        }
      />
    </div>
  );
}
