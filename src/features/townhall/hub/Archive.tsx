/** Every answer that was given, found by its words, narrowed to what is still owed. */
import { findable, findWords } from '../../../core/findWords.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { m } from '../../../messages/messages.js';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { ListView } from '../../../ui/list/ListView.tsx';
import { useListView } from '../../../ui/list/useListView.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { answersRead } from '../data/reads.ts';
import type { Question } from '../model/question.ts';
import { QuestionLine } from '../parts/QuestionLine.tsx';
import { h2, section } from '../parts/styles.ts';

const spec: ListSpec<Question> = {
  find: (items) => {
    const index = findable(items, (one) =>
      [one.text, one.name, one.answer_en, one.answer_es, one.promise_en, one.promise_es, one.done_en, one.done_es].join(
        ' ',
      ),
    );
    return (query) => findWords(index, query);
  },
  choices: [
    {
      name: 'promise',
      label: m.townhall_promises,
      as: 'buttons',
      options: [
        { value: '', label: m.townhall_all_answers, keep: () => true },
        { value: 'owed', label: m.townhall_promise_owed, keep: (one) => one.due_on !== null && one.done_on === null },
        { value: 'kept', label: m.townhall_promise_kept, keep: (one) => one.done_on !== null },
      ],
    },
  ],
  page: { first: 20, more: 40 },
};

export function Archive({ today }: { readonly today: string | null }) {
  const read = useRead(answersRead);
  const look = useListView(read.rows, spec);
  return (
    <section aria-labelledby="archive-title" className={section}>
      <h2 id="archive-title" className={h2}>
        {m.townhall_archive()}
      </h2>
      <ListView
        name={m.townhall_archive()}
        many={m.townhall_many_answers()}
        finder={{ look, label: m.townhall_find(), hint: m.townhall_find_hint() }}
        renderRow={(question) => <QuestionLine key={question.id} question={question} today={today} support={null} />}
        empty={{ title: m.townhall_no_answers(), text: m.townhall_no_answers_more() }}
        noFit={{ title: m.townhall_no_fit(), text: m.townhall_no_fit_more() }}
        waiting={read.state === 'loading' ? <Spinner label={m.townhall_loading()} /> : null}
        status={<AsOf asOf={today === null ? null : read.asOf} trouble={today === null ? null : read.trouble} />}
      />
    </section>
  );
}
