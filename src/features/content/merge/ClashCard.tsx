/** One place that two people changed: what it was, what each made of it, and which of them it is to be, or a third wording. */
import { useId } from 'react';
import { css } from 'styled-system/css';
import type { Clash } from '../../../core/content/merge.ts';
import { asLocale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { WordChanges } from '../../../ui/WordChanges.tsx';
import { valueText } from '../parts/valueText.ts';

export interface Choice {
  readonly of: 'ours' | 'theirs' | 'own';
  readonly value: unknown;
}

interface ClashCardProps {
  readonly name: string;
  readonly clash: Clash;
  readonly names: readonly [ours: string, theirs: string];
  readonly choice: Choice | null;
  readonly onChoice: (choice: Choice) => void;
}

export function ClashCard({ name, clash, names, choice, onChoice }: ClashCardProps) {
  const id = useId();
  const { path, field, base } = clash;
  const parts = path.split('.');
  const lang = asLocale(parts.at(-1)) ?? undefined;
  const fieldKey = parts.at(lang ? -2 : -1) ?? '';
  const text = (value: unknown) => valueText(fieldKey, field, value);
  const isText = field.type === 'text' || field.type === 'markdown';
  const own = choice !== null && typeof choice.value === 'string' ? choice.value : '';
  return (
    <li
      aria-labelledby={id}
      className={css({ display: 'grid', gap: '3', padding: '4', backgroundColor: 'shade', minWidth: '0' })}
    >
      <h3 id={id} className={css({ fontWeight: 'bold' })}>
        {name}
      </h3>
      <div
        className={css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' }, gap: '4' })}
      >
        {(['ours', 'theirs'] as const).map((side, at) => (
          <div key={side} className={css({ display: 'grid', gap: '2', alignContent: 'start', minWidth: '0' })}>
            <p className={css({ textStyle: 'small', fontWeight: 'bold' })}>{names[at]}</p>
            <WordChanges before={text(base)} after={text(clash[side])} lang={lang} />
            <Button
              variant={choice?.of === side ? 'primary' : 'secondary'}
              aria-pressed={choice?.of === side}
              aria-label={m.content_take_of({ name, who: names[at] ?? '' })}
              onClick={() => onChoice({ of: side, value: clash[side] })}
            >
              {m.content_take()}
            </Button>
          </div>
        ))}
      </div>
      {isText && choice !== null ? (
        <TextAreaField
          label={m.content_mend()}
          lang={lang}
          value={own}
          maxLength={field.max}
          onChange={({ target }) => onChoice({ of: choice.of, value: target.value })}
        />
      ) : null}
    </li>
  );
}
