/** The means to find something in the plan: how it is told, a word, when, who has to agree, how it is rated. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { viewLink, views } from '../../../ui/staff/viewSwitch.ts';
import { DECIDERS } from '../model/commitmentContent.ts';
import { parseLooking, VIEWS, type Looking, type View } from '../model/asked.ts';
import { PHASES } from '../model/phases.ts';
import { RATINGS } from '../model/rating.ts';
import { deciderWords, phaseWords, ratingWords } from '../parts/written.ts';

const VIEW_WORDS: Readonly<Record<View, () => string>> = {
  priority: m.plan_view_priority,
  time: m.plan_view_time,
  news: m.plan_view_news,
};

const picks = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', lg: '2fr 1fr 1fr 1fr' },
  '& > :first-child': { gridColumn: { base: '1 / -1', lg: 'auto' } },
  columnGap: '4',
  rowGap: '3',
  alignItems: 'end',
});

export interface PlanFinderProps {
  readonly looking: Looking;
  readonly query: string;
  /** Nothing to choose a rating from before there is one. */
  readonly inForce: boolean;
  readonly onQuery: (query: string) => void;
  readonly onLook: (looking: Looking) => void;
}

export function PlanFinder({ looking, query, inForce, onQuery, onLook }: PlanFinderProps) {
  const pick = (change: Readonly<Record<string, string>>) => onLook(parseLooking({ ...looking, ...change }));
  return (
    // Without scripts it could find nothing, and everything is shown below.
    <search className={css({ display: { base: 'block', _noscript: 'none' }, marginTop: '6' })}>
      <nav aria-label={m.plan_view()} className={views}>
        {VIEWS.map((view) => (
          <Link
            key={view}
            to="/vision"
            search={parseLooking({ ...looking, by: view })}
            resetScroll={false}
            replace
            className={viewLink}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {VIEW_WORDS[view]()}
          </Link>
        ))}
      </nav>
      <form aria-label={m.plan_find()} onSubmit={(submit) => submit.preventDefault()} className={picks}>
        <TextField
          label={m.plan_find()}
          type="search"
          autoComplete="off"
          placeholder={m.plan_find_hint()}
          value={query}
          onChange={(change) => onQuery(change.target.value)}
        />
        <SelectField
          label={m.plan_phase()}
          placeholder={m.plan_phase_any()}
          options={PHASES.map((value) => ({ value, label: phaseWords[value]() }))}
          value={looking.phase ?? ''}
          onChange={(change) => pick({ phase: change.target.value })}
        />
        <SelectField
          label={m.plan_who()}
          placeholder={m.plan_who_any()}
          options={DECIDERS.map((value) => ({ value, label: deciderWords[value]() }))}
          value={looking.who ?? ''}
          onChange={(change) => pick({ who: change.target.value })}
        />
        {inForce ? (
          <SelectField
            label={m.plan_rating()}
            placeholder={m.plan_rating_any()}
            options={RATINGS.map((value) => ({ value, label: ratingWords[value]() }))}
            value={looking.rating ?? ''}
            onChange={(change) => pick({ rating: change.target.value })}
          />
        ) : null}
      </form>
    </search>
  );
}
