/** What became of a text, word by word: what went is struck through, what came is underlined, and both are heard as such. */
import { css } from 'styled-system/css';
import { wordDiff } from '../core/wordDiff.ts';
import { m } from '../messages/messages.js';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface WordChangesProps {
  readonly before: string;
  readonly after: string;
  /** The texts' language, where it is not the page's. */
  readonly lang?: string | undefined;
}

const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const gone = css({ color: 'danger', textDecoration: 'line-through' });
const fresh = css({ backgroundColor: 'quietWash', textDecoration: 'underline', textUnderlineOffset: '0.2em' });

export function WordChanges({ before, after, lang }: WordChangesProps) {
  return (
    <p className={lines} lang={lang}>
      {wordDiff(before, after).map(({ what, text }, at) => {
        const key = `${at} ${what}`;
        if (what === 'same') return <span key={key}>{text}</span>;
        return what === 'gone' ? (
          <del key={key} className={gone}>
            <VisuallyHidden>{m.ui_words_gone()}</VisuallyHidden>
            {text}
          </del>
        ) : (
          <ins key={key} className={fresh}>
            <VisuallyHidden>{m.ui_words_new()}</VisuallyHidden>
            {text}
          </ins>
        );
      })}
    </p>
  );
}
