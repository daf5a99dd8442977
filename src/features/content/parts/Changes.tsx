/** What differs between two wordings, block by block, word by word. */
import { css } from 'styled-system/css';
import { blocksOf, idsAt } from '../../../core/content/blocks.ts';
import type { Field, FieldMap } from '../../../core/content/fields.ts';
import type { Draft } from '../../../core/content/kind.ts';
import { asLocale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import { WordChanges } from '../../../ui/WordChanges.tsx';
import { placeName } from './placeName.ts';
import { valueText } from './valueText.ts';

interface ChangesProps {
  readonly fields: FieldMap;
  readonly before: Draft;
  readonly after: Draft;
}

interface Change {
  readonly path: string;
  readonly field: Field;
  readonly was: unknown;
  readonly is: unknown;
}

export function Changes({ fields, before, after }: ChangesProps) {
  const all = changesOf(fields, before, after);
  if (all.length === 0) return <p>{m.content_no_changes()}</p>;
  return (
    <dl className={css({ display: 'grid', gap: '3' })}>
      {all.map(({ path, field, was, is }) => {
        const name = path.split('.').findLast((part) => part in fields) ?? '';
        return (
          <div key={path}>
            <dt className={css({ textStyle: 'small', fontWeight: 'bold' })}>
              {placeName(fields, path.endsWith('#') || is !== undefined ? after : before, path)}
            </dt>
            <dd>
              {path.endsWith('.#') ? (
                <p>{m.content_order_changed({ before: idsAt(was).length, after: idsAt(is).length })}</p>
              ) : (
                <WordChanges
                  before={valueText(name, field, was)}
                  after={valueText(name, field, is)}
                  lang={asLocale(path.split('.').at(-1)) ?? undefined}
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function changesOf(fields: FieldMap, before: Draft, after: Draft): readonly Change[] {
  const [was, is] = [before, after].map((body) => new Map(blocksOf(fields, body).map((block) => [block.path, block])));
  const paths = new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])]);
  return [...paths].flatMap((path) => {
    const [old, young] = [was?.get(path), is?.get(path)];
    const field = (young ?? old)?.field;
    if (!field || JSON.stringify(old?.value ?? []) === JSON.stringify(young?.value ?? [])) return [];
    return [{ path, field, was: old?.value, is: young?.value }];
  });
}
