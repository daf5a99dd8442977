/** What visitors would see with a draft of the settings: the landing page's own parts, with the draft's words. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import type { Setting } from '../../campaign/settings.ts';
import type { Words } from '../../campaign/words.ts';
import { asLocale, currentLocale, type Locale } from '../../core/locale.ts';
import { EarlyVoting } from '../../features/events/public/EarlyVoting.tsx';
import type { PreviewOf } from '../../features/settings/edit/SettingForm.tsx';
import { WordsContext, useWords } from '../../hooks/words.ts';
import { m } from '../../messages/messages.js';
import { ButtonLink } from '../../ui/Button.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Brand } from './Brand.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { wordsSource } from './wordsSource.ts';

type Texts = Readonly<Record<Locale, Words>>;

export const settingPreview: PreviewOf = (setting, words) => <SettingPreview setting={setting} words={words} />;

function SettingPreview({ setting, words }: { readonly setting: Setting; readonly words: Texts }) {
  const [locale, setLocale] = useState<Locale>(currentLocale);
  return (
    <section aria-label={m.app_preview()} className={css({ marginTop: '8', display: 'grid', gap: '4' })}>
      <h2 className={css({ textStyle: 'h4' })}>{m.app_preview()}</h2>
      <RadioCards
        label={m.app_preview_language()}
        name="preview-language"
        value={locale}
        options={[
          { value: 'en', label: m.settings_in_english() },
          { value: 'es', label: m.settings_in_spanish() },
        ]}
        onChange={({ target }) => setLocale(asLocale(target.value) ?? locale)}
      />
      <WordsContext value={wordsSource(words[locale], locale)}>
        <div
          className={css({
            borderWidth: '2px',
            borderStyle: 'dashed',
            borderColor: 'line',
            padding: '3',
            minWidth: '0',
          })}
        >
          <Part setting={setting} />
        </div>
      </WordsContext>
    </section>
  );
}

function Part({ setting }: { readonly setting: Setting }) {
  if (setting === 'dates') return <EarlyVoting />;
  return setting === 'links' ? <Links /> : <Names />;
}

function Names() {
  const { words, lang } = useWords('head');
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Brand />
      <div lang={lang}>
        <p className={css({ fontWeight: 'bold' })}>{words.title}</p>
        <p>{words.description}</p>
      </div>
    </div>
  );
}

function Links() {
  const { words, lang } = useWords('links');
  const { words: hero } = useWords('hero');
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <div lang={lang}>
        <ButtonLink href={words.donate} target="_blank" rel="noopener">
          {hero.donate}
        </ButtonLink>
      </div>
      <SiteFooter />
    </div>
  );
}
