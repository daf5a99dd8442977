/** Fetches every text of the campaign's that could name a date: its words, what is on the content desk, and events to come. */
import * as v from 'valibot';
import { callPath, rowsPath } from '../../../backend/paths.ts';
import type { StaffApi } from '../../../backend/staffApi.ts';
import type { Setting, SettingValue } from '../../../campaign/settings.ts';
import type { Words } from '../../../campaign/words.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { titleText } from '../../content/model/title.ts';
import { keyOfPlace, textsOfWords, type DatedPlace, type PlacedText } from '../model/datedPlaces.ts';
import { movedDates, textsByLanguage, withOtherDates, type OtherDate } from '../model/otherDates.ts';

export interface OtherDates {
  readonly texts: readonly OtherDate<DatedPlace>[];
  /** False: the server did not give the content and the events, and the campaign's words alone were looked at. */
  readonly isWhole: boolean;
}

/** Ids in an address that every server takes. */
const AT_ONCE = 80;

const lineSchema = v.object({
  id: v.string(),
  kind: v.string(),
  slug: v.string(),
  title: v.unknown(),
  head: v.string(),
  live: v.nullable(v.string()),
});
const bodySchema = v.object({ item_id: v.string(), body: v.unknown() });
const text = v.nullable(v.string());
const eventSchema = v.object({ id: v.string(), title: v.string(), description: text, instructions: text });

type Line = v.InferOutput<typeof lineSchema>;

/** Null where no day of voting moves. */
export async function otherDatesOf(
  key: Setting,
  before: SettingValue,
  after: SettingValue,
  words: Readonly<Record<Locale, Words>>,
): Promise<OtherDates | null> {
  const moved = movedDates(key, before, after);
  if (moved === null) return null;
  const written = await fromServer().catch(() => null);
  const itemOf = (kind: string) => written?.lines.find((line) => line.kind === kind)?.id ?? null;
  const texts = [...textsOfWords(words, key, after, itemOf), ...(written?.texts ?? [])];
  return { texts: withOtherDates(texts, keyOfPlace, moved), isWhole: written !== null };
}

async function fromServer(): Promise<{ readonly lines: readonly Line[]; readonly texts: readonly PlacedText[] }> {
  const api = await staffApi();
  const lines = v.parse(v.array(lineSchema), await api.get(callPath('content_overview', {})));
  // The sections of the landing page are looked at as visitors read them.
  const items = lines.filter(({ kind }) => !kind.startsWith('words-'));
  const [bodies, events] = [await bodiesOf(api, items), await eventsToCome(api)];
  return { lines, texts: [...bodies, ...events] };
}

/** What is live, and what is written on top of it. */
async function bodiesOf(api: StaffApi, items: readonly Line[]): Promise<readonly PlacedText[]> {
  const ids = [...new Set(items.flatMap(({ head, live }) => (live === null ? [head] : [head, live])))];
  const found: PlacedText[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const where = { id: `in.(${ids.slice(at, at + AT_ONCE).join(',')})` };
    const rows = await api.get(rowsPath('content_revisions', { select: ['item_id', 'body'], where }));
    for (const { item_id: item, body } of v.parse(v.array(bodySchema), rows)) {
      const line = items.find(({ id }) => id === item);
      if (!line) continue;
      const where: DatedPlace = { at: 'content', kind: line.kind, item, title: titleText(line.title) ?? line.slug };
      found.push(...textsByLanguage(body).map((one) => ({ ...one, where })));
    }
  }
  return found;
}

async function eventsToCome(api: StaffApi): Promise<readonly PlacedText[]> {
  const where = { status: 'eq.scheduled', date: `gte.${new Date().toISOString()}` };
  const select = ['id', 'title', 'description', 'instructions'] as const;
  const rows = v.parse(v.array(eventSchema), await api.get(rowsPath('events', { select, where })));
  return rows.flatMap(({ id, title, description, instructions }) =>
    [title, description, instructions]
      .filter((one) => one !== null)
      .flatMap((one) =>
        LOCALES.map((locale) => ({ text: one, locale, where: { at: 'event' as const, item: id, title } })),
      ),
  );
}
