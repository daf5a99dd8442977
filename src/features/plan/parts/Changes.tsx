/** What became of a wording, part by part and word by word; where only the other language's words changed, it says which. */
import { css } from 'styled-system/css';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { WordChanges } from '../../../ui/WordChanges.tsx';
import { changesBetween, updateChanges, type Change } from '../model/changes.ts';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import type { UpdateBody } from '../model/updateContent.ts';
import { usePriorityTitle } from './usePriorityTitle.ts';
import { partWords, ratingWords, updatePartWords, writing } from './written.ts';

interface Two<Body> {
  readonly before: Body;
  readonly after: Body;
}

export function Changes({ before, after }: Two<CommitmentBody>) {
  const locale = useLocale();
  const priorityOf = usePriorityTitle();
  const priority = (slug: string) => priorityOf(slug).title;
  return <Differences of={changesBetween(before, after, locale, { ...writing, priority })} names={partWords} />;
}

export function UpdateChanges({ before, after }: Two<UpdateBody>) {
  const rating = (one: NonNullable<UpdateBody['rating']>) => ratingWords[one]();
  const changes = updateChanges(before, after, useLocale(), { ...writing, rating });
  return <Differences of={changes} names={updatePartWords} />;
}

interface DifferencesProps<P extends string> {
  readonly of: readonly Change<P>[];
  readonly names: Readonly<Record<P, () => string>>;
}

function Differences<P extends string>({ of: changes, names }: DifferencesProps<P>) {
  if (changes.length === 0) return <p className={css({ marginTop: '3' })}>{m.plan_wording_same()}</p>;
  return (
    <dl
      className={css({ display: 'grid', gap: '3', marginTop: '3', '& dt': { textStyle: 'small', fontWeight: 'bold' } })}
    >
      {changes.map(({ part, lang, ...texts }) => (
        <div key={part}>
          <dt>
            {lang === undefined ? names[part]() : m.plan_part_in({ part: names[part](), language: inWords[lang]() })}
          </dt>
          <dd>
            <WordChanges {...texts} lang={lang} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const inWords = { en: m.plan_in_english, es: m.plan_in_spanish };
