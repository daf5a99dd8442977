/** What came of an idea, oldest first: when it came, what the campaign said to it, and what it led to. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import { m } from '../../../messages/messages.js';
import { LinkStep } from '../../../ui/LinkStep.tsx';
import { pageOf } from '../../feeds/model/pageOf.ts';
import { storyOf, type Idea, type Step } from '../model/idea.ts';
import { SaidText } from './SaidText.tsx';
import { link } from './styles.ts';
import { dayWords, statusWords } from './words.ts';

const list = css({
  display: 'grid',
  gap: '1',
  maxWidth: 'text',
  textStyle: 'small',
  borderLeftWidth: '2px',
  borderLeftStyle: 'solid',
  borderLeftColor: 'line',
  paddingLeft: '4',
});

/** Drawn only where something happened since it came. */
export function Story({ of }: { readonly of: Idea }) {
  const story = storyOf(of);
  if (story.length < 2) return null;
  return (
    <ol aria-label={m.ideas_story()} className={list}>
      {story.map((step, at) => (
        <li key={at}>
          {step.on === null ? null : (
            <>
              <time dateTime={step.on}>{dayWords(step.on)}</time>
              {': '}
            </>
          )}
          <What of={step} />
        </li>
      ))}
    </ol>
  );
}

function What({ of }: { readonly of: Step }) {
  if (of.what === 'came') return m.ideas_story_came();
  if (of.what === 'answered') return statusWords[of.status]();
  const { kind, slug, words, step } = of.to;
  const address = pageOf(kind, slug);
  const said = Object.keys(words).length > 0 ? <SaidText of={words} /> : slug.replaceAll('-', ' ');
  return (
    <>
      {m.ideas_story_led()}{' '}
      {address === null ? (
        said
      ) : (
        <a href={localHref(address)} className={link}>
          {said}
        </a>
      )}
      {step === null ? null : <LinkStep of={step} />}
    </>
  );
}
