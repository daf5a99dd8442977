/** /content: everything that the campaign says, what of it waits for somebody, and a new one of a kind. */
import { useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { ListView } from '../../../ui/list/ListView.tsx';
import { useListView } from '../../../ui/list/useListView.ts';
import { contentKindOf } from '../data/kinds.ts';
import { useOverview } from '../data/useOverview.ts';
import { kindTo } from '../model/beginReply.ts';
import { isBegunElsewhere, isSingle } from '../model/title.ts';
import { kindName } from '../parts/labels.ts';
import { NotForYou } from '../parts/NotForYou.tsx';
import { AllKinds } from './AllKinds.tsx';
import { BeginReply } from './BeginReply.tsx';
import { KindPicker } from './KindPicker.tsx';
import { Line } from './Line.tsx';
import { NewDialog } from './NewDialog.tsx';
import { OtherScreens } from './OtherScreens.tsx';
import { specFor } from './spec.ts';

/** Of those that begin elsewhere. */
const leads: Readonly<Record<string, () => string>> = { reply: m.content_reply_lead, place: m.content_place_lead };

interface ContentScreenProps {
  /** null: all of them. */
  readonly kind: string | null;
  /** What a reply, or a text of a place, is to be begun to, as its field holds it. */
  readonly asked?: string | null;
}

export function ContentScreen({ kind, asked = null }: ContentScreenProps) {
  if (useMay('review_content')) return <Texts kind={kind} asked={asked} />;
  return (
    <>
      <PageHead title={m.content_title()} />
      <NotForYou />
    </>
  );
}

function Texts({ kind, asked }: Required<ContentScreenProps>) {
  const { me, read, lines } = useOverview();
  const now = useNow();
  const [making, setMaking] = useState(false);
  const shown = useMemo(
    () => (lines === null || kind === null ? lines : lines.filter((line) => line.kind === kind)),
    [lines, kind],
  );
  const spec = useMemo(() => specFor(now), [now]);
  const look = useListView(shown, spec);
  const known = kind === null ? null : contentKindOf(kind);
  const mayMake =
    me.publishes && (kind === null || (known !== null && !isSingle(known.kind) && !isBegunElsewhere(known.kind)));
  return (
    <>
      <AllKinds kind={kind} />
      <PageHead
        title={kind === null ? m.content_title() : kindName(kind)}
        lead={kind === null ? m.content_lead() : leads[kind]?.()}
        actions={mayMake ? <Button onClick={() => setMaking(true)}>{m.content_new()}</Button> : null}
      />
      {asked !== null && kind === kindTo(asked) ? <BeginReply key={asked} asked={asked} me={me} /> : null}
      {kind === null ? <OtherScreens mayImport={me.publishes} /> : null}
      {kind === null ? <KindPicker lines={lines ?? []} now={now} /> : null}
      <div className={css({ maxWidth: '60rem' })}>
        <ListView
          name={kind === null ? m.content_title() : kindName(kind)}
          many={m.content_texts()}
          finder={{ look, label: m.content_find(), hint: m.content_find_hint() }}
          renderRow={(line) => <Line key={line.id} line={line} now={now} withKind={kind === null} />}
          empty={{ title: m.content_none(), text: m.content_none_hint() }}
          noFit={{ title: m.content_no_fit(), text: m.content_no_fit_hint() }}
          waiting={read.state === 'failed' ? null : <Spinner label={m.content_loading()} />}
          status={<AsOf asOf={read.asOf} trouble={read.trouble} />}
        />
      </div>
      {making ? <NewDialog kind={kind} me={me} onClose={() => setMaking(false)} /> : null}
    </>
  );
}
