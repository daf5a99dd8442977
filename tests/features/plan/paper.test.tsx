/** The plan on paper says what the page says: whoever holds it in their hands needs no page. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { campaign } from '../../../src/campaign.ts';
import { page } from '../../../src/campaign/printed/en.ts';
import { page as pagina } from '../../../src/campaign/printed/es.ts';
import { commitments } from '../../../src/sample/content/commitment.ts';
import { escapeHtml } from '../../../src/core/html.ts';
import type { ContentSeed } from '../../../src/core/content/kind.ts';
import { LOCALES, setLocale } from '../../../src/core/locale.ts';
import type { CommitmentBody } from '../../../src/features/plan/model/commitmentContent.ts';
import { planOf, type Live } from '../../../src/features/plan/model/plan.ts';
import type { UpdateBody } from '../../../src/features/plan/model/updateContent.ts';
import { ratingWords } from '../../../src/features/plan/parts/written.ts';
import { PlanOnPaper } from '../../../src/features/plan/vision/PrintedPlan.tsx';
import { words } from '../../../src/hooks/words.ts';

const seeds = commitments as readonly ContentSeed<CommitmentBody>[]; // held by tests/campaign/plan.test.ts
const live = seeds.map(({ id, slug, body, published_at: liveSince }): Live<CommitmentBody> => {
  const milestones = body.milestones?.map((step, at) => (at === 0 ? { ...step, done_on: '2026-02-03' } : step));
  return { id, slug, version: 2, liveSince, body: { ...body, ...(milestones && { milestones }) } };
});
const rated: Live<UpdateBody> = {
  id: 'rated',
  slug: 'rated',
  version: 1,
  liveSince: '2026-02-03T12:00:00Z',
  body: {
    of: seeds[0]?.id ?? '',
    on: '2026-02-03',
    rating: 'compromise',
    text: { en: 'Half of it was done.', es: 'Se hizo la mitad.' },
    source_title: { en: 'Minutes', es: 'Actas' },
    source: 'https://example.org/minutes',
  },
};
const gone = {
  id: 'gone',
  slug: 'gone',
  title: { en: 'Heat the sidewalks', es: 'Calentar las aceras' },
  live_since: '2025-08-12T13:00:00Z',
  withdrawn_at: '2025-09-24T18:30:00Z',
  taken_down: true,
  reason_en: 'It costs too much.',
  reason_es: 'Cuesta demasiado.',
};

words.put(page);
words.put(pagina);

it.each(LOCALES)('has every text, rating, step that is done, risk and source of every commitment (%s)', (locale) => {
  setLocale(locale);
  const plan = planOf(live, [rated], campaign);
  const html = renderToStaticMarkup(
    <PlanOnPaper plan={plan} withdrawn={[gone]} today="2026-11-25" address="https://dana.example/vision" />,
  );
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  const has = (said: string | undefined) => expect(text).toContain(escaped(said ?? ''));
  for (const { body } of plan.commitments) {
    for (const said of [body.title, body.measure, body.baseline, body.target, body.funding, body.risk, body.agreement])
      if (said !== undefined) has(said[locale]);
    for (const paragraph of body.text[locale]?.split('\n\n') ?? []) has(paragraph);
    for (const step of body.milestones ?? []) has(step.text[locale]);
    for (const source of body.sources ?? []) [source.title[locale], source.link].map(has);
  }
  [ratingWords.compromise(), ratingWords['not-yet-rated'](), rated.body.text[locale], rated.body.source].map(has);
  [gone.title[locale], locale === 'en' ? gone.reason_en : gone.reason_es].map(has);
  expect(text.match(locale === 'en' ? /Done on February 3, 2026/g : /3 de febrero de 2026\)/g)).toHaveLength(15);
});

/** As markup says it, in one line. */
const escaped = (said: string) => escapeHtml(said).replaceAll('&#39;', '&#x27;').replaceAll(/\s+/g, ' ').trim();
