/** What visitors read, from when to when, and what each wording changed for them. */
import { css } from 'styled-system/css';
import type { ContentKind } from '../../../core/content/kind.ts';
import { m } from '../../../messages/messages.js';
import { opener } from '../../../ui/staff/opener.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { revisionOf, type Item, type Version } from '../model/item.ts';
import { Changes } from '../parts/Changes.tsx';
import { townMoment } from '../parts/townMoment.ts';

interface WordingsProps {
  readonly kind: ContentKind;
  readonly item: Item;
  readonly versions: readonly Version[];
}

export function Wordings({ kind, item, versions }: WordingsProps) {
  if (versions.length === 0) return null;
  return (
    <Panel title={m.content_what_visitors_read()}>
      <ol aria-label={m.content_what_visitors_read()} className={css({ display: 'grid', gap: '3' })}>
        {versions.toReversed().map((one, at, all) => {
          const [now, before] = [one, all[at + 1]].map((version) => revisionOf(item, version?.revision ?? null));
          return (
            <li key={`${one.version} ${one.since}`}>
              <p className={css({ fontWeight: 'bold' })}>{m.content_wording({ number: one.version })}</p>
              <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
                {one.until === null
                  ? m.content_since({ when: townMoment(one.since) })
                  : m.content_from_to({ from: townMoment(one.since), to: townMoment(one.until) })}
              </p>
              {now && before ? (
                <details>
                  <summary className={opener}>{m.content_what_changed()}</summary>
                  <Changes fields={kind.fields} before={before.body} after={now.body} />
                </details>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
