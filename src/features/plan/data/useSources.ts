/** What something can have come of, for staff to choose from: ideas on the wall, questions that were let stand, places of the town. */
import { useMemo } from 'react';
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import type { Localized } from '../../../core/content/fields.ts';
import { saidIn } from '../../../core/content/said.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';

const optional = v.nullable(v.string());
const both = (en: string | null, es: string | null): Localized => ({ ...(en && { en }), ...(es && { es }) });

const questionSchema = v.object({
  id: v.string(),
  text: v.string(),
  language: v.picklist(['en', 'es']),
  title: v.string(),
});
const ideaSchema = v.object({ id: v.string(), en: optional, es: optional, on: v.string() });
const siteSchema = v.object({ id: v.string(), title_en: optional, title_es: optional, place: v.string() });

export const linkQuestionsRead = defineRead({
  key: 'questions-to-link',
  maxAgeMs: 0,
  path: () => callPath('questions_to_link'),
  parse: (rows) => readableRows(rows, (row) => v.parse(questionSchema, row)),
});
const linkIdeasRead = defineRead({
  key: 'ideas-to-link',
  maxAgeMs: 0,
  path: () => callPath('live_ideas'),
  parse: (rows) => readableRows(rows, (row) => v.parse(ideaSchema, row)),
});
const linkSitesRead = defineRead({
  key: 'sites-to-link',
  maxAgeMs: 0,
  path: () => callPath('live_sites'),
  parse: (rows) => readableRows(rows, (row) => v.parse(siteSchema, row)),
});

export interface SourceEnd {
  readonly kind: 'idea' | 'question' | 'site';
  readonly id: string;
  readonly title: string;
  /** Where or when, to tell two of the same words apart. */
  readonly more: string;
}

/** null: not here. */
export type Sources = Readonly<Record<SourceEnd['kind'], readonly SourceEnd[] | null>>;

export const NO_SOURCES: Sources = { idea: null, question: null, site: null };

export function useSources(): Sources {
  const locale = useLocale();
  const ideas = useStaffRead(linkIdeasRead).rows;
  const questions = useStaffRead(linkQuestionsRead).rows;
  const sites = useStaffRead(linkSitesRead).rows;
  return useMemo(
    () => ({
      idea:
        ideas?.map(({ id, en, es, on }) => ({
          kind: 'idea',
          id,
          title: saidIn(both(en, es), locale).text,
          more: on,
        })) ?? null,
      question: questions?.map(({ id, text, title }) => ({ kind: 'question', id, title: text, more: title })) ?? null,
      site:
        sites?.map(({ id, title_en: en, title_es: es, place }) => ({
          kind: 'site',
          id,
          title: saidIn(both(en, es), locale).text,
          more: place,
        })) ?? null,
    }),
    [ideas, questions, sites, locale],
  );
}
