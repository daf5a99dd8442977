/** What the settings' pages read: every published version, and the newest words of a language. */
import * as v from 'valibot';
import { callPath, rowsPath } from '../../../backend/paths.ts';
import { readableRowsOf } from '../../../backend/rows.ts';
import { asSetting } from '../../../campaign/settingRules.ts';
import { isSetting, type Setting, type SettingValue } from '../../../campaign/settings.ts';
import { asSnapshot, type Snapshot } from '../../../campaign/words.ts';
import { asLocale, type Locale } from '../../../core/locale.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { parseTimestamp } from '../../../core/session/time.ts';

export interface SettingVersion {
  readonly key: Setting;
  readonly version: number;
  readonly value: SettingValue;
  /** Epoch ms. */
  readonly publishedAt: number;
  /** null: not by anybody who signed in. */
  readonly publishedBy: string | null;
}

const versionSchema = v.pipe(
  v.object({
    key: v.custom<Setting>(isSetting),
    version: v.number(),
    value: v.unknown(),
    published_at: v.string(),
    published_by: v.nullable(v.string()),
  }),
  v.rawTransform(({ dataset: { value: row }, addIssue, NEVER }): SettingVersion => {
    const value = asSetting(row.key, row.value);
    const publishedAt = parseTimestamp(row.published_at);
    if (value === null || publishedAt === null) {
      addIssue({ message: 'unreadable' });
      return NEVER;
    }
    return { key: row.key, version: row.version, value, publishedAt, publishedBy: row.published_by };
  }),
);

/** The newest first. One of another version of the app is left out. */
export const versionsRead = defineRead<SettingVersion>({
  key: 'settings',
  maxAgeMs: 0,
  path: () =>
    rowsPath('campaign_settings', {
      select: ['key', 'version', 'value', 'published_at', 'published_by'],
      order: 'number.desc',
    }),
  parse: readableRowsOf('campaign_settings', versionSchema),
});

const snapshotSchema = v.object({ locale: v.custom<Locale>((value) => asLocale(value) !== null), body: v.unknown() });

/** One row, or none where nothing was published in that language. */
export const publishedWordsRead = keyedRead((locale: string) =>
  defineRead<Snapshot>({
    key: `words:${locale}`,
    maxAgeMs: 0,
    path: () =>
      rowsPath('content_snapshots', {
        select: ['locale', 'body'],
        where: { locale: `eq.${locale}` },
        order: 'published_at.desc',
        limit: 1,
      }),
    parse: (rows) => v.parse(v.array(snapshotSchema), rows).flatMap(({ body }) => asSnapshot(body) ?? []),
  }),
);

const nameSchema = v.object({ user_id: v.nullable(v.string()), email: v.string(), full_name: v.nullable(v.string()) });

export const namesRead = defineRead<v.InferOutput<typeof nameSchema>>({
  key: 'settings-names',
  maxAgeMs: 60_000,
  path: () => callPath('list_people'),
  parse: (rows) => v.parse(v.array(nameSchema), rows),
});
