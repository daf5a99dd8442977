/** What pupils, parents and teachers asked for and what came of it. Nothing is asked here: the way to the form for ideas, and to the town halls. */
import { useMemo } from 'react';
import { css } from 'styled-system/css';
import { localHref } from '../../../../core/address.ts';
import type { ReadSnapshot } from '../../../../core/reads/read.ts';
import { townDay } from '../../../../hooks/format.ts';
import { dialogLink } from '../../../../hooks/useDialogs.ts';
import { useNowOnDevice } from '../../../../hooks/useNow.ts';
import { m } from '../../../../messages/messages.js';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ListView } from '../../../../ui/list/ListView.tsx';
import { useListView } from '../../../../ui/list/useListView.ts';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { AsOf } from '../../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../../ui/staff/Panel.tsx';
import { textLink } from '../../../../ui/staff/textLink.ts';
import type { Idea } from '../../../ideas/model/idea.ts';
import type { Question } from '../../../townhall/model/question.ts';
import { askedAbout } from '../../model/asked.ts';
import { AskedLine } from './AskedLine.tsx';
import { askedSpec } from './spec.ts';

const text = css({ maxWidth: 'text', marginBottom: '3' });

export interface AskedPartProps {
  /** As the wall has them, and the archive of the town halls: both of other subjects. */
  readonly ideas: ReadSnapshot<Idea>;
  readonly answers: ReadSnapshot<Question>;
}

export function AskedPart({ ideas, answers }: AskedPartProps) {
  const now = useNowOnDevice();
  const here = ideas.rows !== null || answers.rows !== null;
  const asked = useMemo(
    () => (here ? askedAbout(ideas.rows ?? [], answers.rows ?? [], townDay) : null),
    [here, ideas.rows, answers.rows],
  );
  const look = useListView(asked, askedSpec);
  const ages = [ideas.asOf, answers.asOf].filter((at) => at !== null);
  return (
    <Panel title={m.education_asked()}>
      <p className={text}>{m.education_asked_more()}</p>
      <ListView
        name={m.education_asked()}
        many={m.education_asked_many()}
        finder={{ look, label: m.education_asked_find(), hint: m.education_asked_find_hint() }}
        renderRow={(one) => <AskedLine key={one.id} of={one} today={now === null ? null : townDay(now)} />}
        empty={{ title: m.education_asked_none(), text: m.education_asked_none_more() }}
        noFit={{ title: m.education_asked_no_fit(), text: m.education_asked_no_fit_more() }}
        status={
          <AsOf
            // As old as the older of the two.
            asOf={now === null || ages.length === 0 ? null : Math.min(...ages)}
            trouble={now === null ? null : (ideas.trouble ?? answers.trouble)}
          />
        }
        waiting={
          [ideas, answers].some(({ state }) => state === 'loading') ? (
            <Spinner label={m.ui_loading()} />
          ) : (
            <EmptyState title={m.education_not_here()}>
              <p>{m.education_not_here_more()}</p>
            </EmptyState>
          )
        }
      />
      <p className={text}>{m.education_asked_yours()}</p>
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' })}>
        <ButtonLink {...dialogLink({ dialog: 'idea' })}>{m.education_asked_say()}</ButtonLink>
        <a className={textLink} href={localHref('/engagement')}>
          {m.education_asked_hall()}
        </a>
      </p>
    </Panel>
  );
}
