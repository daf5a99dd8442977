/** What a place's page says anew since that day, word by word beside what it said before, and why. */
import { css } from 'styled-system/css';
import { saidIn } from '../../../core/content/said.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { WordChanges } from '../../../ui/WordChanges.tsx';
import type { Texts, Wording } from '../model/site.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { facts, quiet } from '../parts/styles.ts';
import { dayWords } from '../parts/words.ts';

const PARTS = ['title', 'about', 'plan'] as const;
const partWords: Readonly<Record<(typeof PARTS)[number], () => string>> = {
  title: m.places_worded_title,
  about: m.places_worded_about,
  plan: m.places_plan,
};

export interface WordedItemProps {
  readonly of: Wording;
  readonly before: Texts;
}

export function WordedItem({ of, before }: WordedItemProps) {
  const locale = useLocale();
  const changes = PARTS.map((part) => ({
    part,
    now: saidIn(of[part], locale),
    was: saidIn(before[part], locale).text,
  })).filter(({ now, was }) => now.text !== was);
  return (
    <li className={css({ display: 'grid', gap: '1', maxWidth: 'text' })}>
      <p className={facts}>
        <time dateTime={of.on} className={css({ fontWeight: 'bold' })}>
          {dayWords(of.on)}
        </time>
        <Tag>{m.places_worded()}</Tag>
      </p>
      {Object.keys(of.reason).length === 0 ? null : (
        <p>
          {m.places_corrected_why()} <SaidText of={of.reason} />
        </p>
      )}
      {changes.length === 0 ? <p className={quiet}>{m.places_worded_same()}</p> : null}
      <dl className={css({ display: 'grid', gap: '2', '& dt': { textStyle: 'small', fontWeight: 'bold' } })}>
        {changes.map(({ part, now, was }) => (
          <div key={part}>
            <dt>{partWords[part]()}</dt>
            <dd>
              <WordChanges before={was} after={now.text} lang={now.lang} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
