/** What in a question, or in the name that is shown with it, may be somebody's own. */
import { FLAGS, flagsIn, type Flag } from '../../moderation/model/flags.ts';
import type { RoomQuestion } from './fold.ts';

/** @param known names that anybody may say. */
export function lookTwice(
  { text, shownText, name }: Pick<RoomQuestion, 'text' | 'shownText' | 'name'>,
  known: readonly string[],
): readonly Flag[] {
  const found = new Set(
    [...flagsIn(shownText ?? text, { known }), ...flagsIn(name ?? '', { known })].map(({ what }) => what),
  );
  // A first name is shown; with a second it is somebody that others find.
  if ((name ?? '').trim().split(/\s+/u).length > 1) found.add('name');
  return FLAGS.filter((flag) => found.has(flag));
}
