/** What this device remembers of how somebody looks at the inbox: their filters, and whether single keys do anything. Nobody's data. */
import * as v from 'valibot';
import { WHATS } from '../model/fold.ts';
import { VIEWS, type Filter } from '../model/views.ts';

/** A filter that was kept: never the words, which may be somebody's name. */
const savedSchema = v.object({
  name: v.string(),
  view: v.picklist(VIEWS),
  what: v.nullable(v.picklist(WHATS)),
  owner: v.nullable(v.string()),
  tag: v.string(),
});
export type SavedFilter = v.InferOutput<typeof savedSchema>;

const filtersKey = (userId: string) => `inbox-filters:${userId}`;
const KEYS_KEY = 'inbox-keys';
export const FILTERS_AT_MOST = 12;

export function savedFilters(userId: string): readonly SavedFilter[] {
  try {
    return v.parse(v.array(savedSchema), JSON.parse(localStorage.getItem(filtersKey(userId)) ?? '[]'));
  } catch {
    // No storage, or another version's: as if none were kept.
    return [];
  }
}

/** Returns those that are kept now. */
export function keepFilters(userId: string, filters: readonly SavedFilter[]): readonly SavedFilter[] {
  const kept = filters.slice(-FILTERS_AT_MOST);
  store(filtersKey(userId), JSON.stringify(kept));
  return kept;
}

export const toFilter = ({ view, what, owner, tag }: SavedFilter): Filter => ({ view, what, owner, tag, words: '' });

export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(KEYS_KEY) !== 'off';
  } catch {
    return true;
  }
}

export const switchKeys = (on: boolean): void => store(KEYS_KEY, on ? 'on' : 'off');

function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It holds until the page goes.
  }
}
