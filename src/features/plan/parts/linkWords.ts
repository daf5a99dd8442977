/** How links between things are said. */
import { m } from '../../../messages/messages.js';
import type { PageStep } from '../data/usePages.ts';
import type { Relation } from '../model/linkKind.ts';
import { dayWords } from '../../../ui/dayWords.ts';

/** Seen from where it led to (`from`), and from where it began (`to`). */
export const relationWords: Readonly<Record<'from' | 'to', Readonly<Record<Relation | 'about', () => string>>>> = {
  from: {
    became: m.plan_came_became,
    answers: m.plan_came_answered_by,
    evidence: m.plan_came_evidence,
    duplicate_of: m.plan_came_duplicate_of,
    about: m.plan_came_about,
  },
  to: {
    became: m.plan_came_led_to,
    answers: m.plan_came_answers,
    evidence: m.plan_came_proves,
    duplicate_of: m.plan_came_duplicate_of,
    about: m.plan_came_about,
  },
};

/** "April 15, 2026: The roof is mended" */
export const stepWords = ({ day, text }: PageStep): string => `${dayWords(day)}: ${text}`;

const KINDS: Readonly<Record<string, () => string>> = {
  idea: m.plan_kind_idea,
  question: m.plan_kind_question,
  site: m.plan_kind_site,
  door: m.plan_kind_door,
  commitment: m.plan_kind_commitment,
  decision: m.plan_kind_decision,
  document: m.plan_kind_document,
};

/** Of a kind that has no name here, its name in the database. */
export const kindWords = (kind: string): string => KINDS[kind]?.() ?? kind.replaceAll('-', ' ');
