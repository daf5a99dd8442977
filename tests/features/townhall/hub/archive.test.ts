/** How answers are found. */
import { expect, it } from 'vitest';
import { sampleAnswers } from '../../../../src/sample/answers.ts';
import { answersRead } from '../../../../src/features/townhall/data/reads.ts';
import { archiveSpec } from '../../../../src/features/townhall/hub/archiveSpec.ts';
import { foundIn, WHOLE_LIST } from '../../../../src/ui/list/listView.ts';

const answers = answersRead.parse(sampleAnswers);
const spec = archiveSpec({
  sessions: [{ id: 'd0000000-0000-4000-8000-000000000002', title: 'Evening at the library' }],
  topics: ['mental-health', 'infrastructure', 'schools'],
  topic: (slug) => (slug === 'infrastructure' ? 'Pipes and bridges' : null),
});
const found = (state: Partial<typeof WHOLE_LIST>) =>
  foundIn(spec, { ...WHOLE_LIST, ...state }, spec.find(answers)).map(({ id }) => id);
const which = (keep: (one: (typeof answers)[number]) => boolean) => answers.filter(keep).map(({ id }) => id);

it('finds answers by topic, town hall and language, and by the words of all three', () => {
  expect(found({ picked: { topic: 'infrastructure' } })).toEqual(which((one) => one.topic === 'infrastructure'));
  expect(found({ picked: { language: 'es' } })).toEqual(which((one) => one.language === 'es'));
  expect(found({ query: 'pipes and bridges' })).toEqual(which((one) => one.topic === 'infrastructure'));
  expect(found({ query: 'evening library' })).toEqual(which(() => true));
  expect(
    found({ picked: { session: 'd0000000-0000-4000-8000-000000000002', language: 'es', topic: 'schools' } }),
  ).toEqual(which((one) => one.language === 'es' && one.topic === 'schools'));
  expect(which((one) => one.language === 'es')).not.toEqual([]);
});
