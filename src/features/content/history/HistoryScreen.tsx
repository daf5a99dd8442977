/** /content/…/…/history: every wording with what it changed, every step, what visitors read when, and bringing one back. */
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { toast } from '../../../ui/toaster.tsx';
import { contentKindOf } from '../data/kinds.ts';
import { useItem } from '../data/useItem.ts';
import { useSteps } from '../data/useSteps.ts';
import { headsOf, revisionOf, type Revision } from '../model/item.ts';
import { withoutReason } from '../model/reason.ts';
import { titleOf } from '../model/title.ts';
import { BackTo } from '../parts/BackTo.tsx';
import { Changes } from '../parts/Changes.tsx';
import { kindName } from '../parts/labels.ts';
import { NotHere } from '../parts/NotHere.tsx';
import { StepWords } from './StepWords.tsx';
import { Wordings } from './Wordings.tsx';

interface HistoryScreenProps {
  readonly kind: string;
  readonly id: string;
}

export function HistoryScreen({ kind: name, id }: HistoryScreenProps) {
  const kind = contentKindOf(name);
  const { me, read, item, versions } = useItem(id);
  const steps = useSteps(me.userId);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Revision | null>(null);
  const slots = row({ columns: 'actions' });
  const head = item === null ? null : (headsOf(item)[0] ?? null);
  if (kind === null || item === null || head === null || item.kind !== name) {
    return (
      <>
        <BackTo kind={name} item={id} />
        <PageHead title={kindName(name)} />
        <NotHere read={read} />
      </>
    );
  }
  const title = titleOf(kind, head.body) ?? kindName(name);

  async function bringBack({ id: restored, body }: Revision) {
    const about = { item: id, kind: name, slug: item?.slug ?? '', title };
    const made = await steps.write(about, { body: withoutReason(body), parent: head?.id ?? null, restored });
    setAsked(null);
    if (made === null) return;
    toast({ type: 'success', title: m.content_brought_back });
    await navigate({ to: '/content/$kind/$item', params: { kind: name, item: id } });
  }

  return (
    <>
      <BackTo kind={name} item={id} />
      <PageHead title={m.content_history_of({ title })} />
      <div className={css({ maxWidth: '60rem', display: 'grid', gap: '8', paddingBottom: '10' })}>
        <Wordings kind={kind} item={item} versions={versions} />
        <Panel title={m.content_every_wording()}>
          <ol aria-label={m.content_every_wording()}>
            {item.revisions.toReversed().map((one) => {
              const before = revisionOf(item, one.parent);
              return (
                <li key={one.id} className={slots.root}>
                  <div className={slots.main}>
                    <p className={slots.title}>
                      {m.content_written({ who: one.byName ?? m.content_somebody(), when: moment(one.at) })}
                    </p>
                    <p className={slots.quiet}>
                      {[
                        one.merged === null ? '' : m.content_was_merge(),
                        one.restored === null ? '' : m.content_was_restored(),
                        one.delivery === 'saved' ? m.content_saved_here() : '',
                        one.delivery === 'refused' ? m.content_refused() : '',
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                    <StepWords steps={item.steps.filter((step) => step.revision === one.id)} />
                    <details>
                      <summary className={opener}>{m.content_what_changed()}</summary>
                      <Changes fields={kind.fields} before={before?.body ?? {}} after={one.body} />
                    </details>
                  </div>
                  {one.id === head.id || !me.publishes ? null : (
                    <Button
                      variant="secondary"
                      aria-label={m.content_bring_back_of({ when: moment(one.at) })}
                      onClick={() => setAsked(one)}
                    >
                      {m.content_bring_back()}
                    </Button>
                  )}
                </li>
              );
            })}
          </ol>
        </Panel>
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </div>
      {asked === null ? null : (
        <ConfirmDialog
          title={m.content_bring_back()}
          text={m.content_bring_back_what()}
          yes={m.content_bring_back()}
          no={m.ui_cancel()}
          busy={steps.busy && m.ui_saving()}
          onYes={() => void bringBack(asked)}
          onNo={() => setAsked(null)}
        />
      )}
    </>
  );
}
