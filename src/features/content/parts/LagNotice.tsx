/** Names the texts that one language lacks, or has older than the other, before they are published. */
import { css } from 'styled-system/css';
import type { Lag } from '../../../core/content/stale.ts';
import type { FieldMap } from '../../../core/content/fields.ts';
import type { Draft } from '../../../core/content/kind.ts';
import { asLocale, LOCALES, type Locale } from '../../../core/locale.ts';
import { listed } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Notice } from './Notice.tsx';
import { placeName } from './placeName.ts';

export interface LaggingTexts {
  readonly locale: Locale;
  readonly lag: Lag;
  /** What each is called. */
  readonly texts: readonly string[];
}

/** By language, the older texts before the missing ones. @param lags by the block's path, `title.es` */
export function laggingTexts(fields: FieldMap, body: Draft, lags: ReadonlyMap<string, Lag>): readonly LaggingTexts[] {
  return LOCALES.flatMap((locale) =>
    (['stale', 'missing'] as const).flatMap((lag): LaggingTexts[] => {
      const paths = [...lags].filter(([path, one]) => one === lag && asLocale(path.split('.').at(-1)) === locale);
      const texts = paths.map(([path]) => placeName(fields, body, path.slice(0, path.lastIndexOf('.'))));
      return texts.length === 0 ? [] : [{ locale, lag, texts }];
    }),
  );
}

const titles: Readonly<Record<Locale, Readonly<Record<Lag, () => string>>>> = {
  en: { stale: m.content_english_older, missing: m.content_english_missing },
  es: { stale: m.content_spanish_older, missing: m.content_spanish_missing },
};

export function LagNotice({ lags }: { readonly lags: readonly LaggingTexts[] }) {
  return lags.map(({ locale, lag, texts }) => (
    <Notice key={`${locale} ${lag}`} title={titles[locale][lag]()}>
      <p className={css({ overflowWrap: 'anywhere' })}>{listed(texts)}</p>
    </Notice>
  ));
}
