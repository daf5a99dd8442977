/** The settings that count, what they began as, and every version, newest first. */
import { useEffect, useMemo, useState } from 'react';
import { settingDefaults } from '../../../campaign/settingDefaults.ts';
import type { Setting, Settings } from '../../../campaign/settings.ts';
import type { Snapshot, Words } from '../../../campaign/words.ts';
import type { PageWords } from '../../../campaign/page.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { printedPage } from '../../../hooks/words.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { namesRead, publishedWordsRead, versionsRead, type SettingVersion } from './reads.ts';

export interface CampaignSettings {
  readonly read: CachedRead<SettingVersion>;
  /** Each language's words as visitors get them; null until they are here. */
  readonly words: Readonly<Record<Locale, Words>> | null;
  readonly versionsOf: (key: Setting) => readonly SettingVersion[];
  /** What counts while nothing was published; null until the words are here. */
  readonly defaults: Settings | null;
  /** What this build says, whatever was published; null until it is here. */
  readonly beginnings: Settings | null;
  readonly nameOf: (userId: string | null) => string | null;
}

export function useSettings(): CampaignSettings {
  const read = useStaffRead(versionsRead);
  const en = useStaffRead(publishedWordsRead('en'));
  const es = useStaffRead(publishedWordsRead('es'));
  const names = useStaffRead(namesRead);
  const printed = usePrinted();
  const words = useMemo(() => {
    if (printed === null || en.state === 'loading' || es.state === 'loading') return null;
    const whole = (locale: Locale, published: CachedRead<Snapshot>): Words =>
      Object.assign({}, printed[locale].words, published.rows?.[0]);
    return { en: whole('en', en), es: whole('es', es) };
  }, [printed, en, es]);
  const defaults = useMemo(() => words && settingDefaults(words), [words]);
  const beginnings = useMemo(
    () => printed && settingDefaults({ en: printed.en.words, es: printed.es.words }),
    [printed],
  );
  return {
    read,
    words,
    defaults,
    beginnings,
    versionsOf: (key) => read.rows?.filter((one) => one.key === key) ?? [],
    nameOf: (userId) => {
      const known = names.rows?.find((one) => one.user_id === userId);
      return userId === null ? null : (known?.full_name ?? known?.email ?? null);
    },
  };
}

function usePrinted(): Readonly<Record<Locale, PageWords>> | null {
  const [printed, setPrinted] = useState<Readonly<Record<Locale, PageWords>> | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all(LOCALES.map(printedPage))
      .then(([en, es]) => {
        if (!gone && en && es) setPrinted({ en, es });
      })
      // Away: the page says that it has to be opened once while online.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return printed;
}
