/** What became of a wording, part by part and word by word; where only the other language's words changed, it says which. */
import { css } from 'styled-system/css';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { WordChanges } from '../../../ui/WordChanges.tsx';
import { changesBetween } from '../model/changes.ts';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import { usePriorityTitle } from './usePriorityTitle.ts';
import { partWords, writing } from './written.ts';

export interface ChangesProps {
  readonly before: CommitmentBody;
  readonly after: CommitmentBody;
}

export function Changes({ before, after }: ChangesProps) {
  const locale = useLocale();
  const priorityOf = usePriorityTitle();
  const priority = (slug: string) => priorityOf(slug).title;
  const changes = changesBetween(before, after, locale, { ...writing, priority });
  if (changes.length === 0) return <p className={css({ marginTop: '3' })}>{m.plan_wording_same()}</p>;
  return (
    <dl
      className={css({ display: 'grid', gap: '3', marginTop: '3', '& dt': { textStyle: 'small', fontWeight: 'bold' } })}
    >
      {changes.map(({ part, lang, ...texts }) => (
        <div key={part}>
          <dt>
            {lang === undefined ? partWords[part]() : m.plan_part_in({ part: partWords[part](), language: inWords[lang]() })}
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
