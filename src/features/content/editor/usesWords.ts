/** What else leads to something that is about to be taken down, in a sentence. */
import { counted, listed } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';

/** More are counted: a dialog is read in one go. */
const MOST = 5;

/** @param names null: nobody could be asked. */
export function usesWords(names: readonly string[] | null): string {
  if (names === null) return m.content_unpublish_unknown();
  if (names.length === 0) return '';
  const more = names.length - MOST;
  const told = more > 1 ? [...names.slice(0, MOST), m.content_unpublish_more(counted(more))] : names;
  return m.content_unpublish_uses({ names: listed(told) });
}
