/** What people asked about the schools: which of it stands on the page, in which order, and with what came of it. */
import { describe, expect, it } from 'vitest';
import { ideaRows } from '../../../../src/build/seedRows.ts';
import { sampleAnswers } from '../../../../src/sample/answers.ts';
import { askedAbout, lastDay } from '../../../../src/features/education/model/asked.ts';
import { ideasRead } from '../../../../src/features/ideas/data/reads.ts';
import type { Idea } from '../../../../src/features/ideas/model/idea.ts';
import { answersRead } from '../../../../src/features/townhall/data/reads.ts';
import type { Question } from '../../../../src/features/townhall/model/question.ts';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const [sampleIdea] = ideasRead.parse(ideaRows());
const [sampleAnswer] = answersRead.parse(sampleAnswers);

const idea = (id: string, change: Partial<Idea> = {}): Idea => ({
  ...(sampleIdea as Idea), // the sample town has some
  id,
  topic: null,
  into: null,
  status: 'open',
  response: {},
  respondedOn: null,
  ledTo: [],
  on: '2025-09-01',
  ...change,
});
const answered = (id: string, change: Partial<Question> = {}): Question => ({
  ...(sampleAnswer as Question), // likewise
  id,
  topic: null,
  led_to: [],
  answered_on: '2025-09-15',
  due_on: null,
  done_on: null,
  ...change,
});
const promise = { kind: 'commitment', slug: 'school-counselors', on: '2025-10-01', step: null };
const ideaLed = { ...promise, words: { en: 'A counselor' } };
const questionLed = { ...promise, relation: 'answers', words_en: null, words_es: 'Un consejero' };
const idsOf = (ideas: readonly Idea[], answers: readonly Question[] = []) =>
  askedAbout(ideas, answers, dayOf).map(({ id }) => id);

describe('what was asked about the schools', () => {
  it('is what somebody said to be about them, and nothing else', () => {
    expect(idsOf([idea('a', { topic: 'schools' }), idea('b', { topic: 'housing' }), idea('c')])).toEqual(['a']);
    expect(idsOf([], [answered('a', { topic: 'schools' }), answered('b', { topic: 'downtown' })])).toEqual(['a']);
    expect(idsOf([])).toEqual([]);
  });

  it('is also what led to the same promise as something about them', () => {
    const ideas = [idea('a', { topic: 'schools', ledTo: [ideaLed] }), idea('b', { topic: 'mental-health', ledTo: [ideaLed] })]; // prettier-ignore
    const elsewhere = idea('c', { ledTo: [{ ...ideaLed, slug: 'harrow-mill' }] });
    expect(idsOf([...ideas, elsewhere], [answered('d', { led_to: [questionLed] })]).toSorted()).toEqual([
      'a',
      'b',
      'd',
    ]);
  });

  it('shows what says the same again once, where it stands', () => {
    const again = idea('b', { topic: 'schools', into: 'a', status: 'duplicate' });
    expect(askedAbout([idea('a', { topic: 'housing' }), again], [], dayOf)).toMatchObject([{ id: 'a', also: 1 }]);
  });

  it('begins with what something happened to last, and has the declined among the rest', () => {
    const ideas = [
      idea('old', { topic: 'schools', on: '2025-05-01' }),
      idea('declined', { topic: 'schools', status: 'declined', response: { en: 'No.' }, respondedOn: '2025-09-20' }),
      idea('led', { topic: 'schools', on: '2025-01-02', ledTo: [ideaLed] }),
    ];
    const kept = answered('kept', { topic: 'schools', due_on: '2025-11-01', done_on: '2025-10-20' });
    expect(idsOf(ideas, [kept])).toEqual(['kept', 'led', 'declined', 'old']);
    expect(askedAbout(ideas, [kept], dayOf).map(lastDay)).toEqual(['2025-10-20', '2025-10-01', '2025-09-20', '2025-05-01']); // prettier-ignore
  });

  it('says of an idea nobody answered no day of an answer', () => {
    const [open] = askedAbout([idea('a', { topic: 'schools', respondedOn: '2025-09-01' })], [], dayOf);
    expect(open).toMatchObject({ state: 'open', answeredOn: null, answer: {}, outcomes: [] });
  });

  it('leads to the wall, to the town hall and to the promise, and what is neither a promise nor in words has its name', () => {
    const one = idea('a', {
      topic: 'schools',
      ledTo: [{ ...ideaLed, kind: 'decision', slug: 'school-hours', words: {} }],
    });
    const other = answered('b', { session: 's', topic: 'schools', text: '¿Cuándo?', language: 'es', led_to: [questionLed] }); // prettier-ignore
    const found = new Map(askedAbout([one], [other], dayOf).map((asked) => [asked.id, asked]));
    expect(found.get('a')).toMatchObject({
      page: '/community-voice#idea-a',
      outcomes: [{ page: '/transparency/decisions#decision-school-hours', words: { en: 'school hours' } }],
    });
    expect(found.get('b')).toMatchObject({
      page: '/engagement/s#question-b',
      text: { es: '¿Cuándo?' },
      outcomes: [{ page: '/vision/school-counselors', words: {}, on: '2025-10-01' }],
    });
  });

  it('shows the sample town alive: in the plan, answered, declined and open', () => {
    const all = askedAbout(ideasRead.parse(ideaRows()), answersRead.parse(sampleAnswers), dayOf);
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['in_plan', 'answered', 'declined', 'open']));
    expect(all.filter(({ outcomes }) => outcomes.length > 0).map(({ what }) => what).toSorted()).toEqual(['idea', 'question']); // prettier-ignore
  });
});
