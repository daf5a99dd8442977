/** Publishing a setting: what may be published only after a build is refused first, then the server decides. */
import type { Setting, SettingValue, Settings } from '../../../campaign/settings.ts';
import type { Words } from '../../../campaign/words.ts';
import type { Locale } from '../../../core/locale.ts';
import { withFreshProof } from '../../../hooks/freshProof.ts';
import { learnZone } from '../../../hooks/learnZone.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { mayFetch, originOf } from '../model/policy.ts';

/** @returns the new version. Rejects with RequestError. */
export function publishSetting(
  key: Setting,
  value: SettingValue,
  seen: number | null,
  words: Readonly<Record<Locale, Words>>,
): Promise<number | null> {
  return withFreshProof(async () => {
    const replaces = seen === null ? {} : { replaces: seen };
    const version = await (await staffApi()).rpc('publish_setting', { key, value, base: words, ...replaces });
    // This page writes by the new clock at once, and not when it next asks for the settings.
    if (key === 'dates') learnZone((value as Settings['dates']).timeZone); // of this key
    return version;
  });
}

/** The tiles' host, where the pages as they are served may not fetch from it; null for what may be published. */
export async function refusedHost(key: Setting, value: SettingValue): Promise<string | null> {
  if (key !== 'field') return null;
  const { tiles } = value as Settings['field']; // of this key
  if (tiles === undefined) return null;
  // Of the pages, not of the file that the worker keeps.
  const served = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (served === null) return null;
  const url = tiles.url.replaceAll(/[{}]/g, '');
  return mayFetch(served.headers.get('content-security-policy'), url, location.origin)
    ? null
    : (originOf(url)?.replace('https://', '') ?? url);
}
