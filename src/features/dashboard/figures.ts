/** The six figures: their words, their order by role, and how they moved where the record knows. Pure. */
import type { Role } from '../../core/session/roles.ts';
import { parseTimestamp } from '../../core/session/time.ts';
import { m } from '../../messages/messages.js';
import type { SignupCount, Stat, StatChange } from './reads.ts';

export const STAT_WORDS = {
  weekly_raised: m.dashboard_raised,
  volunteers: m.dashboard_volunteers,
  doors_total: m.dashboard_doors,
  calls_total: m.dashboard_calls,
  rides_today: m.dashboard_rides,
  events_week: m.dashboard_events_week,
} as const;

export type StatLabel = keyof typeof STAT_WORDS;
const ALL = Object.keys(STAT_WORDS) as StatLabel[]; // the keys of the object above

export interface TrendPoint {
  /** Epoch ms */
  readonly at: number;
  readonly value: number;
}

export interface Figure {
  readonly label: StatLabel;
  readonly value: number;
  /** Oldest first; empty when fewer than two values are known: no trend is made up. */
  readonly trend: readonly TrendPoint[];
}

/** A missing label is 0 (specification, section 9). */
export function figures(stats: readonly Stat[], history: readonly StatChange[], first: readonly StatLabel[]): Figure[] {
  const order = [...first, ...ALL.filter((label) => !first.includes(label))];
  return order.map((label) => ({
    label,
    value: stats.find((stat) => stat.label === label)?.value_number ?? 0,
    trend: trendOf(label, history),
  }));
}

function trendOf(label: StatLabel, history: readonly StatChange[]): readonly TrendPoint[] {
  const points = history.flatMap(({ at, record_id: id, after }) => {
    const when = parseTimestamp(at);
    return id === label && after && when !== null ? [{ at: when, value: after.value_number }] : [];
  });
  return points.length < 2 ? [] : points.sort((a, b) => a.at - b.at);
}

/** 'turfs', 'work' and 'money' are places kept for what the field, the inbox and the books may put there. */
export type Section = 'events' | 'turfs' | 'work' | 'money' | 'signups' | 'signs' | 'figures' | 'queue';

const LEADING: readonly Section[] = ['figures', 'work', 'money', 'events', 'signups', 'signs', 'turfs', 'queue'];
const sections: Record<Role, readonly Section[]> = {
  candidate: LEADING,
  campaign_manager: LEADING,
  advisor: LEADING,
  field_organizer: ['turfs', 'work', 'events', 'queue', 'signups', 'signs', 'money', 'figures'],
  finance_director: ['figures', 'money', 'work', 'events', 'signups', 'signs', 'turfs', 'queue'],
  content_manager: ['work', 'signups', 'events', 'figures', 'signs', 'money', 'turfs', 'queue'],
};

/** What matters most to this person comes first. With several roles, the first of them in the table of roles decides. */
export function sectionsFor(roles: readonly Role[]): readonly Section[] {
  return sections[roles[0] ?? 'advisor'];
}

export function figuresFirst(roles: readonly Role[]): readonly StatLabel[] {
  if (roles[0] === 'field_organizer') return ['doors_total', 'calls_total', 'rides_today'];
  if (roles[0] === 'content_manager') return ['volunteers', 'events_week'];
  return [];
}

export const SIGNUP_WORDS = {
  volunteer: m.dashboard_new_volunteers,
  event: m.dashboard_rsvps,
  idea: m.dashboard_ideas,
  newsletter: m.dashboard_subscribers,
} as const;
type SignupType = keyof typeof SIGNUP_WORDS;
const TYPES = Object.keys(SIGNUP_WORDS) as SignupType[]; // the keys of the object above

export const INTEREST_WORDS: Readonly<Record<string, () => string>> = {
  door_knock: m.intake_door_knocking,
  phone_bank: m.intake_phone_banking,
  event_help: m.intake_event_support,
  church_gotv: m.intake_church_gotv,
};

export interface SignupLine {
  readonly type: SignupType;
  readonly count: number;
  /** What volunteers want to do, most wanted first. */
  readonly wants: readonly { readonly interest: string; readonly count: number }[];
}

/** Always the four types, so that a quiet week is seen as one. */
export function signupLines(counts: readonly SignupCount[]): SignupLine[] {
  return TYPES.map((type) => {
    const mine = counts.filter((row) => row.type === type);
    const count = mine.reduce((sum, row) => sum + row.count, 0);
    const wants = mine
      .flatMap(({ interest, count: wanted }) => (interest === null ? [] : [{ interest, count: wanted }]))
      .sort((a, b) => b.count - a.count);
    return { type, count, wants };
  });
}
