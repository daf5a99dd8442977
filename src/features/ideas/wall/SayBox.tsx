/** Where somebody begins to write, and sees who has said it already: before a form is filled in, and in a dead spot too. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { useKeptHere } from '../../../hooks/useKeptHere.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { openIdeaForm } from '../data/draftIdea.ts';
import type { Idea } from '../model/idea.ts';
import type { FindSimilar } from '../model/similar.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { link, quiet } from '../parts/styles.ts';
import { statusWords } from '../parts/words.ts';

export function SayBox({ ideas }: { readonly ideas: readonly Idea[] | null }) {
  const [text, setText] = useKeptHere('idea-typed', '');
  const find = useFinder(ideas, text !== '');
  // A key press is answered first; what is like it follows.
  const asked = useDeferredValue(text);
  const similar = useMemo(() => find?.(asked) ?? [], [find, asked]);
  return (
    <section
      aria-label={m.ideas_say()}
      className={css({ display: { base: 'block', _noscript: 'none' }, maxWidth: 'text' })}
    >
      <StackedForm onSubmit={() => openIdeaForm(text)}>
        <TextAreaField
          label={m.ideas_say()}
          rows={2}
          className={css({ minHeight: '4.5rem' })}
          autoComplete="off"
          value={text}
          onChange={(change) => setText(change.target.value)}
        />
        <div aria-live="polite" className={css({ '&:empty': { marginTop: '-4' } })}>
          {similar.length === 0 ? null : (
            <>
              <p className={quiet}>{m.ideas_similar()}</p>
              <ul>
                {similar.map((one) => (
                  <li key={one.id}>
                    <a href={`#idea-${one.id}`} className={link}>
                      <span>
                        <SaidText of={one.text} />{' '}
                        <span className={css({ fontWeight: 'normal' })}>({statusWords[one.status]()})</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <Button type="submit">{similar.length === 0 ? m.ideas_send() : m.ideas_send_anyway()}</Button>
      </StackedForm>
    </section>
  );
}

/** Its code and its index are made once somebody writes. */
function useFinder(ideas: readonly Idea[] | null, wanted: boolean): FindSimilar | null {
  const [made, setMade] = useState<{ readonly of: readonly Idea[]; readonly find: FindSimilar } | null>(null);
  useEffect(() => {
    if (!wanted || ideas === null) return;
    let gone = false;
    // Out of reach: then nothing like it is shown, and the form opens all the same.
    void import('../model/similar.ts')
      .then(({ similarIn }) => similarIn(ideas))
      .then((find) => gone || setMade({ of: ideas, find }))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [wanted, ideas]);
  return made?.find ?? null;
}
