/** The programs, found and narrowed on this device, in a dead spot too; nearest first for whoever presses for it. */
import { useMemo, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useLocale } from '../../../../hooks/locale.ts';
import { townDay } from '../../../../hooks/format.ts';
import { useKeptHere } from '../../../../hooks/useKeptHere.ts';
import { useNowOnDevice } from '../../../../hooks/useNow.ts';
import { useRead } from '../../../../hooks/useRead.ts';
import { useToldClosed } from '../../../../hooks/toldClosed.ts';
import { m } from '../../../../messages/messages.js';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ListView } from '../../../../ui/list/ListView.tsx';
import { WHOLE_LIST, type ListState } from '../../../../ui/list/listView.ts';
import { useListView } from '../../../../ui/list/useListView.ts';
import { useShownFromHash } from '../../../../ui/list/useShownFromHash.ts';
import { NearMe } from '../../../../ui/NearMe.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { AsOf } from '../../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../../ui/staff/Panel.tsx';
import type { About } from '../../../corrections/model/about.ts';
import type { Spot } from '../../../places/model/spot.ts';
import { stillLive } from '../../../transparency/model/live.ts';
import { programsRead } from '../../data/reads.ts';
import { ProgramLine } from './ProgramLine.tsx';
import { programSpec } from './spec.ts';

const text = css({ maxWidth: 'text', marginBottom: '3' });

const anchorOf = ({ slug }: { readonly slug: string }) => `program-${slug}`;

/** @param wrong the way to say what is wrong with one: of another subject. */
export function ProgramsPart({ wrong }: { readonly wrong: (about: About) => ReactNode }) {
  const { rows, asOf, trouble, state } = useRead(programsRead);
  const closed = useToldClosed();
  const now = useNowOnDevice();
  const today = now === null ? null : townDay(now);
  const [from, setFrom] = useState<Spot | null>(null);
  const kept = useKeptHere<ListState>('programs', WHOLE_LIST);
  const locale = useLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- the names are in the page's language
  const spec = useMemo(() => programSpec(from), [from, locale]);
  // Once a day is soon enough for what ends: the list is prepared anew with each of its changes.
  // oxlint-disable-next-line react/exhaustive-deps -- the day stands for the minute
  const live = useMemo(() => (rows === null ? null : stillLive(rows, now)), [rows, today]);
  const look = useListView(live, spec, kept);
  useShownFromHash(look, anchorOf);
  return (
    <Panel title={m.education_programs()}>
      <p className={text}>{m.education_programs_more()}</p>
      <p className={text}>{m.education_sign_up_elsewhere()}</p>
      <div className={css({ marginBlock: '4' })}>
        <NearMe from={from} onFrom={setFrom} />
      </div>
      <ListView
        name={m.education_programs()}
        many={m.education_programs_many()}
        finder={{ look, label: m.education_find(), hint: m.education_find_hint(), folded: true }}
        renderRow={(one) => (
          <ProgramLine
            key={one.id}
            of={one}
            from={from}
            today={today}
            closed={closed.get(one.id) ?? null}
            wrong={wrong}
          />
        )}
        halves
        empty={{ title: m.education_programs_none(), text: m.education_programs_none_more() }}
        noFit={{ title: m.education_no_fit(), text: m.education_no_fit_more() }}
        status={<AsOf asOf={now === null ? null : asOf} trouble={now === null ? null : trouble} />}
        waiting={
          rows === null && state === 'loading' ? (
            <Spinner label={m.ui_loading()} />
          ) : (
            <EmptyState title={m.education_not_here()}>
              <p>{m.education_not_here_more()}</p>
            </EmptyState>
          )
        }
      />
    </Panel>
  );
}
