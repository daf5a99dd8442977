/** What people asked that this commitment came of, and what came of it in turn. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import { useLinksOf, type OtherEnd } from '../../../hooks/contentLinks.ts';
import { pageOf } from '../../feeds/model/pageOf.ts';
import { LinkStep } from '../../../ui/LinkStep.tsx';
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
      <ul className={css({ display: 'grid', gap: '4' })}>
        {links.map((one) => (
          <li key={one.id}>
            <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
              {relationWords[one.came][one.relation]()} · {kindWords(one.kind)}
            </p>
            <End of={one} />
            {one.step === null ? null : <LinkStep of={one.step} />}
          </li>
        ))}
      </ul>
    </Block>
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
