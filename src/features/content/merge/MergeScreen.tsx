/** /content/…/…/merge: two people wrote at once. What goes together is together already; what clashes stands side by side, and is chosen or mended. */
import { useMemo, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { blocksOf, bodyOf } from '../../../core/content/blocks.ts';
import type { ContentKind } from '../../../core/content/kind.ts';
import { mergeBodies } from '../../../core/content/merge.ts';
import { counted, moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { contentKindOf } from '../data/kinds.ts';
import { useItem } from '../data/useItem.ts';
import { useSteps } from '../data/useSteps.ts';
import { commonBase, headsOf, type Item, type Revision } from '../model/item.ts';
import { titleOf } from '../model/title.ts';
import { BackTo } from '../parts/BackTo.tsx';
import { Changes } from '../parts/Changes.tsx';
import { kindName } from '../parts/labels.ts';
import { NotHere } from '../parts/NotHere.tsx';
import { placeName } from '../parts/placeName.ts';
import { ClashCard, type Choice } from './ClashCard.tsx';

interface MergeScreenProps {
  readonly kind: string;
  readonly id: string;
}

export function MergeScreen({ kind: name, id }: MergeScreenProps) {
  const kind = contentKindOf(name);
  const { me, read, item } = useItem(id);
  const [first, second] = item === null ? [] : headsOf(item);
  const known = kind !== null && item !== null && item.kind === name;
  return (
    <>
      <BackTo kind={name} item={id} />
      <PageHead title={m.content_merge_title()} lead={m.content_merge_lead()} />
      {!known || !first ? <NotHere read={read} /> : null}
      {known && first && !second ? (
        <EmptyState title={m.content_nothing_to_merge()}>
          <p>{m.content_nothing_to_merge_text()}</p>
        </EmptyState>
      ) : null}
      {known && first && second ? (
        <Merge
          key={`${first.id} ${second.id}`}
          kind={kind}
          item={item}
          ours={first}
          theirs={second}
          userId={me.userId}
        />
      ) : null}
    </>
  );
}

interface MergeProps {
  readonly kind: ContentKind;
  readonly item: Item;
  readonly ours: Revision;
  readonly theirs: Revision;
  readonly userId: string;
}

function Merge({ kind, item, ours, theirs, userId }: MergeProps) {
  const steps = useSteps(userId);
  const navigate = useNavigate();
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const base = commonBase(item, ours.id, theirs.id);
  const { fields } = kind;
  const merged = useMemo(
    () => mergeBodies(fields, base?.body ?? null, ours.body, theirs.body),
    [fields, base, ours, theirs],
  );
  const names = [ours, theirs].map((one) =>
    m.content_written({ who: one.byName ?? m.content_somebody(), when: moment(one.at) }),
  );
  const open = merged.clashes.filter(({ path }) => !choices.has(path)).length;

  async function save() {
    const values = new Map(blocksOf(fields, merged.body).map(({ path, value }) => [path, value]));
    for (const [path, { value }] of choices) values.set(path, value);
    const body = bodyOf(fields, (path) => values.get(path));
    const title = titleOf(kind, body) ?? kindName(kind.kind);
    const about = { item: item.id, kind: kind.kind, slug: item.slug, title };
    const made = await steps.write(about, { body, parent: ours.id, merged: theirs.id });
    if (made === null) return;
    toast({ type: 'success', title: m.content_merged });
    await navigate({ to: '/content/$kind/$item', params: { kind: kind.kind, item: item.id } });
  }

  return (
    <div className={css({ display: 'grid', gap: '6', paddingBottom: '10', maxWidth: '60rem' })}>
      {merged.clashes.length === 0 ? (
        <p className={css({ fontWeight: 'bold' })}>{m.content_no_clash()}</p>
      ) : (
        <Panel title={m.content_clashes(counted(merged.clashes.length))}>
          <ul className={css({ display: 'grid', gap: '5' })}>
            {merged.clashes.map((clash) => (
              <ClashCard
                key={clash.path}
                name={placeName(fields, merged.body, clash.path)}
                clash={clash}
                names={[names[0] ?? '', names[1] ?? '']}
                choice={choices.get(clash.path) ?? null}
                onChoice={(choice) => setChoices(new Map([...choices, [clash.path, choice]]))}
              />
            ))}
          </ul>
        </Panel>
      )}
      {merged.kept.length > 0 ? (
        <p>
          {m.content_kept_entries({
            which: merged.kept.map((path) => placeName(fields, merged.body, path)).join('; '),
          })}
        </p>
      ) : null}
      {[ours, theirs].map((one, at) => (
        <Panel key={one.id} title={names[at] ?? ''}>
          <Changes fields={fields} before={base?.body ?? {}} after={one.body} />
        </Panel>
      ))}
      <div>
        <Button size="lg" disabled={open > 0} busy={steps.busy && m.ui_saving()} onClick={() => void save()}>
          {open > 0 ? m.content_still_to_choose(counted(open)) : m.content_save_merge()}
        </Button>
      </div>
    </div>
  );
}
