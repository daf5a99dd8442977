/** What a commitment came of and what came of it in turn, day by day: what people asked, suggested, said at doors, and places in town. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import { useLinksOf, type OtherEnd } from '../../../hooks/contentLinks.ts';
import { pageOf } from '../../feeds/model/pageOf.ts';
import { LinkStep } from '../../../ui/LinkStep.tsx';
import { StoryList } from '../../../ui/StoryList.tsx';
import { dayWords } from '../../../ui/dayWords.ts';
import { m } from '../../../messages/messages.js';
import type { Commitment } from '../model/plan.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { kindWords, relationWords } from '../parts/linkWords.ts';
import { Block } from './Block.tsx';

export function CameOf({ of }: { readonly of: Commitment }) {
  const links = useLinksOf(of.id);
  if (links.length === 0) return null;
  return (
    <Block title={m.plan_came()}>
      <StoryList
        label={m.plan_came()}
        steps={links.map((one) => ({ key: one.id, on: one.on ?? one.beganOn, what: <What of={one} /> }))}
      />
    </Block>
  );
}

const BEGAN: Readonly<Record<string, (about: { readonly day: string }) => string>> = {
  idea: m.plan_came_began_idea,
  question: m.plan_came_began_question,
  site: m.plan_came_began_site,
};

function What({ of }: { readonly of: OtherEnd }) {
  // Where it is the line's own day, it is said there.
  const began = of.beganOn === null || of.on === null ? null : BEGAN[of.kind]?.({ day: dayWords(of.beganOn) });
  return (
    <>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        {relationWords[of.came][of.relation]()} · {kindWords(of.kind)}
        {began ? `, ${began}` : ''}
      </p>
      <End of={of} />
      {of.step === null ? null : <LinkStep of={of.step} />}
    </>
  );
}

function End({ of: { kind, slug, words } }: { readonly of: OtherEnd }) {
  // What is shown nowhere is told by the link's words alone.
  const address = slug === null ? null : pageOf(kind, slug);
  const said = Object.keys(words).length > 0 ? <SaidText of={words} /> : (slug ?? '').replaceAll('-', ' ');
  if (address === null) return <p>{said}</p>;
  return (
    <a
      href={localHref(address)}
      className={css({
        display: 'inline-block',
        paddingBlock: '2',
        fontWeight: 'bold',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
      })}
    >
      {said}
    </a>
  );
}
