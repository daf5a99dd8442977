/** Which idea says the same already: those that are like it first, others by their words. Whoever supports both counts once. */
import { useEffect, useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { findable, findWords } from '../../../core/findWords.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { DecisionNotes } from '../../../ui/staff/DecisionNotes.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { useIdeas } from '../data/useIdeas.ts';
import type { Idea } from '../model/idea.ts';
import { SaidText } from '../parts/SaidText.tsx';
import type { DecisionFormProps } from './formProps.ts';
import { useFields } from './useFields.ts';

const MOST = 6;

export function MergeForm({ entry, gone, draft, busy, onClose, onDecide }: DecisionFormProps) {
  const { standing } = useIdeas();
  const { values, field, notes, seen, forget } = useFields(draft, { query: '' }, entry, gone, onClose);
  const { query } = values;
  const [like, setLike] = useState<readonly Idea[]>([]);
  const others = useMemo(
    () => (standing ?? []).map(({ idea }) => idea).filter(({ id }) => id !== entry.id),
    [standing, entry.id],
  );
  const index = useMemo(() => findable(others, ({ text }) => `${text.en ?? ''} ${text.es ?? ''}`), [others]);
  const said = [entry.en, entry.es].filter(Boolean).join(' ');
  useEffect(() => {
    let gone = false;
    void import('../model/similar.ts')
      .then(({ similarIn }) => similarIn(others))
      .then((find) => gone || setLike(find(said)))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [others, said]);
  async function mergeInto(id: string) {
    if (await onDecide({ action: 'merged', into: id }, seen)) await forget();
  }

  const shown = query.trim() === '' ? like : findWords(index, query).slice(0, MOST);
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <DecisionNotes {...notes} />
      <p>{said}</p>
      <TextField label={m.ideas_find()} type="search" autoComplete="off" {...field('query')} />
      {shown.length === 0 ? <p>{query.trim() === '' ? m.ideas_merge_nothing_like() : m.ideas_no_fit()}</p> : null}
      <ul className={css({ display: 'grid', gap: '3' })}>
        {shown.map((one) => (
          <li key={one.id} className={css({ display: 'grid', gap: '1', justifyItems: 'start' })}>
            <p>
              <SaidText of={one.text} />
            </p>
            <Button variant="secondary" disabled={busy} onClick={() => void mergeInto(one.id)}>
              {m.ideas_merge_into()}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
    </div>
  );
}
