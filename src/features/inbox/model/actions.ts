/** What can be done about a line as it stands, and the rules of the small forms that say it: the database's constraints say the same. */
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import { OUTCOMES, type Action, type ActionPayload } from './facts.ts';
import { dayAfter, type Entry } from './fold.ts';

/** Beyond this nobody plans anything: submission_actions_next_on_within_a_year. */
export const PLAN_DAYS = 365;

export interface Offered {
  readonly action: Exclude<Action, 'untagged'>;
  /** The next thing to do, for the loud button. */
  readonly first: boolean;
}

/** The usual thing first. */
export function offered(entry: Pick<Entry, 'stage' | 'owner'>, me: string): readonly Offered[] {
  const plain = (...actions: readonly Offered['action'][]) => actions.map((action) => ({ action, first: false }));
  if (entry.stage !== 'open') return [{ action: 'reopened', first: true }, ...plain('note', 'tagged')];
  const mine = entry.owner === me;
  const rest = plain('snoozed', 'assigned', 'note', 'tagged', 'closed', 'spam');
  return mine
    ? [{ action: 'contacted', first: true }, ...rest]
    : [{ action: 'claimed', first: true }, ...plain('contacted'), ...rest];
}

/** What a fact says beside its action: nothing, where nothing is given. */
export type Said = Partial<Pick<ActionPayload, 'assignee' | 'assigneeName' | 'nextOn' | 'outcome' | 'note' | 'tag'>>;

const NOTE_AT_MOST = 2000;
const TAG_AT_MOST = 40;

const optionalNote = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(NOTE_AT_MOST, () => m.inbox_note_long({ count: NOTE_AT_MOST })),
  v.transform((text) => (text === '' ? null : text)),
);

export const noteSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, () => m.inbox_note_missing()),
  v.maxLength(NOTE_AT_MOST, () => m.inbox_note_long({ count: NOTE_AT_MOST })),
);

export const tagSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, () => m.inbox_tag_missing()),
  v.maxLength(TAG_AT_MOST, () => m.inbox_tag_long({ count: TAG_AT_MOST })),
);

/** A day from tomorrow on. @param today YYYY-MM-DD in the town. */
const daySchema = (today: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, () => m.inbox_day_missing()),
    v.check(
      (day) => day > today && day <= dayAfter(today, PLAN_DAYS),
      () => m.inbox_day_wrong(),
    ),
  );

export const snoozeSchema = (today: string) => v.object({ nextOn: daySchema(today), note: optionalNote });

export const contactSchema = (today: string) =>
  v.object({
    outcome: v.picklist(OUTCOMES, () => m.inbox_outcome_missing()),
    note: optionalNote,
    nextOn: v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      daySchema(today),
    ]),
  });
