/** Every answer that was given, with the town hall where it was and what it is about. */
import { useMemo } from 'react';
import { localHref } from '../../../core/address.ts';
import { plainListPath } from '../../../core/plainListPath.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { m } from '../../../messages/messages.js';
import { ListView } from '../../../ui/list/ListView.tsx';
import { useListView } from '../../../ui/list/useListView.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { TOPICS } from '../../ideas/model/topics.ts';
import { answersRead } from '../data/reads.ts';
import type { Session } from '../model/session.ts';
import { QuestionLine } from '../parts/QuestionLine.tsx';
import { h2, section } from '../parts/styles.ts';
import { useTopicWords } from '../parts/useTopicWords.ts';
import { archiveSpec } from './archiveSpec.ts';

export interface ArchiveProps {
  /** null: not here. */
  readonly sessions: readonly Session[] | null;
  readonly today: string | null;
}

const NONE: readonly Session[] = [];

export function Archive({ sessions, today }: ArchiveProps) {
  const read = useRead(answersRead);
  const locale = useLocale();
  const topic = useTopicWords();
  const halls = sessions ?? NONE;
  // oxlint-disable-next-line react/exhaustive-deps -- the topics' names are in the page's language
  const spec = useMemo(() => archiveSpec({ sessions: halls, topics: TOPICS, topic }), [halls, locale]);
  const look = useListView(read.rows, spec);
  return (
    <section aria-labelledby="archive-title" className={section}>
      <h2 id="archive-title" className={h2}>
        {m.townhall_archive()}
      </h2>
      <ListView
        name={m.townhall_archive()}
        many={m.townhall_many_answers()}
        finder={{ look, label: m.townhall_find(), hint: m.townhall_find_hint(), folded: true }}
        renderRow={(question) => (
          <QuestionLine
            key={question.id}
            question={question}
            today={today}
            at={halls.find(({ id }) => id === question.session) ?? null}
            support={null}
          />
        )}
        whole={{ href: localHref(plainListPath('/engagement')), words: m.ui_all_plain() }}
        empty={{ title: m.townhall_no_answers(), text: m.townhall_no_answers_more() }}
        noFit={{ title: m.townhall_no_fit(), text: m.townhall_no_fit_more() }}
        waiting={read.state === 'loading' ? <Spinner label={m.townhall_loading()} /> : null}
        status={<AsOf asOf={today === null ? null : read.asOf} trouble={today === null ? null : read.trouble} />}
      />
    </section>
  );
}
