/** What a text says, for a kind without a page of its own: every field in order, as visitors would read it. */
import { css } from 'styled-system/css';
import { blocksOf } from '../../../core/content/blocks.ts';
import type { ContentKind, Draft } from '../../../core/content/kind.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { Markdown } from '../../../ui/Markdown.tsx';
import { placeName } from '../parts/placeName.ts';

interface PlainPreviewProps {
  readonly kind: ContentKind;
  readonly body: Draft;
  readonly locale: Locale;
}

export function PlainPreview({ kind, body, locale }: PlainPreviewProps) {
  const others = LOCALES.filter((one) => one !== locale).map((one) => `.${one}`);
  const blocks = blocksOf(kind.fields, body).filter(
    ({ path, value }) => !others.some((other) => path.endsWith(other)) && !path.endsWith('#') && value !== undefined,
  );
  return (
    <dl className={css({ display: 'grid', gap: '3', overflowWrap: 'anywhere' })}>
      {blocks.map(({ path, field, value }) => (
        <div key={path}>
          <dt className={css({ textStyle: 'small', color: 'inkMuted' })}>{placeName(kind.fields, body, path)}</dt>
          <dd>
            {field.type === 'markdown' && typeof value === 'string' ? (
              <Markdown text={value} below={2} />
            ) : (
              plain(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const plain = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));
