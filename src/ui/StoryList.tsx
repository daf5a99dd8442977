/** What happened to a thing, oldest first: a line a step, each with its day where that is known. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { dayWords } from './dayWords.ts';

export interface StoryStep {
  readonly key: string;
  /** YYYY-MM-DD; null: nobody noted it, or nobody is told. */
  readonly on: string | null;
  readonly what: ReactNode;
}

const list = css({
  display: 'grid',
  gap: '2',
  maxWidth: 'text',
  borderLeftWidth: '2px',
  borderLeftStyle: 'solid',
  borderLeftColor: 'line',
  paddingLeft: '4',
});

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export interface StoryListProps {
  readonly label: string;
  readonly steps: readonly StoryStep[];
}

/** What has no day stands last, in the order in which it is given. */
export function StoryList({ label, steps }: StoryListProps) {
  return (
    <ol aria-label={label} className={list}>
      {steps
        .toSorted((a, b) => compare(a.on ?? '9', b.on ?? '9'))
        .map(({ key, on, what }) => (
          <li key={key}>
            {on === null ? null : (
              <time dateTime={on} className={css({ textStyle: 'small', color: 'inkMuted', display: 'block' })}>
                {dayWords(on)}
              </time>
            )}
            {what}
          </li>
        ))}
    </ol>
  );
}
