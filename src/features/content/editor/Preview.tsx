/**
 * The real page of what is being written, in a frame of its own: as wide as a phone or a desk, by day or by night, in either language. The
 * frame is fed from this page's own styles and asks nobody for anything, so that it works in airplane mode.
 */
import { useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { tidied } from '../../../core/content/blocks.ts';
import type { ContentKind } from '../../../core/content/kind.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { townDay } from '../../../hooks/format.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { filled } from '../model/filled.ts';
import { inLanguage } from '../parts/languages.ts';
import type { Previewed, PreviewOf } from '../parts/preview.ts';
import { PlainPreview } from './PlainPreview.tsx';
import { PreviewFrame, type Look } from './PreviewFrame.tsx';
import { usePage } from './usePage.ts';

interface PreviewProps {
  readonly kind: ContentKind;
  readonly about: Previewed;
  /** The language somebody writes in. */
  readonly language: Locale;
  readonly preview: PreviewOf;
}

export function Preview({ kind, about: { id, slug, body }, language, preview }: PreviewProps) {
  const [width, setWidth] = useState<Look['width']>('phone');
  const [light, setLight] = useState<Look['light']>('day');
  const [chosen, setChosen] = useState<Locale | null>(null);
  const locale = chosen ?? language;
  const today = townDay(useNow());
  const draw = usePage(preview, kind.kind, locale);
  const whole = useMemo(() => filled(kind.fields, body, today), [kind, body, today]);
  const fields = useMemo(() => <PlainPreview kind={kind} body={body} locale={locale} />, [kind, body, locale]);
  const page = useMemo(() => draw?.({ kind: kind.kind, id, slug, body: whole }) ?? null, [draw, kind, id, slug, whole]);
  const lacks = JSON.stringify(tidied(kind.fields, whole)) !== JSON.stringify(tidied(kind.fields, body));
  return (
    <section aria-label={m.content_preview()}>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
          gap: '3',
          maxWidth: '44rem',
          marginBottom: '4',
        })}
      >
        <SelectField
          label={m.content_language()}
          value={locale}
          options={LOCALES.map((one) => ({ value: one, label: inLanguage(one) }))}
          onChange={({ target }) => setChosen(LOCALES.find((one) => one === target.value) ?? null)}
        />
        <SelectField
          label={m.content_preview_width()}
          value={width}
          options={[
            { value: 'phone', label: m.content_preview_phone() },
            { value: 'desk', label: m.content_preview_desk() },
          ]}
          onChange={({ target }) => setWidth(target.value === 'desk' ? 'desk' : 'phone')}
        />
        <SelectField
          label={m.content_preview_light()}
          value={light}
          options={[
            { value: 'day', label: m.content_preview_day() },
            { value: 'night', label: m.content_preview_night() },
          ]}
          onChange={({ target }) => setLight(target.value === 'night' ? 'night' : 'day')}
        />
      </div>
      {page !== null && lacks ? <p className={css({ marginBottom: '3' })}>{m.content_preview_filled()}</p> : null}
      {draw === undefined ? (
        <Spinner label={m.content_loading()} />
      ) : (
        <PreviewFrame width={width} light={light} locale={locale} page={page ?? fields} otherwise={fields} />
      )}
    </section>
  );
}
