/** What came of an idea, oldest first: when it came, what the campaign said to it, and what it led to. */
import { localHref } from '../../../core/address.ts';
import { m } from '../../../messages/messages.js';
import { LinkStep } from '../../../ui/LinkStep.tsx';
import { StoryList } from '../../../ui/StoryList.tsx';
import { pageOf } from '../../feeds/model/pageOf.ts';
import { storyOf, type Idea, type Step } from '../model/idea.ts';
import { SaidText } from './SaidText.tsx';
import { link } from './styles.ts';
import { statusWords } from './words.ts';

/** Drawn only where something happened since it came. */
export function Story({ of }: { readonly of: Idea }) {
  const story = storyOf(of);
  if (story.length < 2) return null;
  return (
    <StoryList
      label={m.ideas_story()}
      steps={story.map((step, at) => ({ key: String(at), on: step.on, what: <What of={step} /> }))}
    />
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
