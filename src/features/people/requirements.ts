/** What each role asks for at the sign-in, as the server keeps it: a role without a row asks for the password alone. */
import * as v from 'valibot';
import { rowsPath } from '../../backend/paths.ts';
import { rowsOf } from '../../backend/rows.ts';
import { defineRead } from '../../core/reads/read.ts';
import { parseTimestamp } from '../../core/session/time.ts';
import type { Role } from '../../core/session/roles.ts';
import { moment } from '../../hooks/format.ts';
import { m } from '../../messages/messages.js';

const requirementSchema = v.object({
  role: v.string(),
  min_aal: v.string(),
  grace_until: v.nullable(v.string()),
});

export type Requirement = v.InferOutput<typeof requirementSchema>;

export const requirementsRead = defineRead<Requirement>({
  key: 'role-requirements',
  maxAgeMs: 0,
  path: () => rowsPath('role_requirements', { select: ['role', 'min_aal', 'grace_until'] }),
  parse: rowsOf('role_requirements', requirementSchema),
});

export const CHOICES = ['password', 'now', 'later'] as const;
export type Choice = (typeof CHOICES)[number];

/** For 'later': time enough to set one up. */
const GRACE_MS = 14 * 24 * 60 * 60_000;

/** Epoch ms until which the password is still enough; null for no longer, or where nothing more is asked. */
function graceOf(one: Requirement | undefined, now: number): number | null {
  const until = one?.min_aal === 'aal2' ? parseTimestamp(one.grace_until) : null;
  return until !== null && until > now ? until : null;
}

export function choiceOf(one: Requirement | undefined, now: number): Choice {
  if (one?.min_aal !== 'aal2') return 'password';
  return graceOf(one, now) === null ? 'now' : 'later';
}

export function requirementWords(one: Requirement | undefined, now: number): string {
  const until = graceOf(one, now);
  if (until !== null) return m.people_asks_from({ when: moment(until) });
  return one?.min_aal === 'aal2' ? m.people_asks_second() : m.people_asks_password();
}

export const choiceWords: Readonly<Record<Choice, () => string>> = {
  password: m.people_choice_password,
  now: m.people_choice_now,
  later: m.people_choice_later,
};

/** What set_role_requirement() takes. */
export function requirementFor(role: Role, choice: Choice, now: number) {
  return {
    role,
    min_aal: choice === 'password' ? 'aal1' : 'aal2',
    ...(choice === 'later' ? { grace_until: new Date(now + GRACE_MS).toISOString() } : {}),
  };
}
