/** What people asked and suggested that led to this place: the other end of what they read there. */
import { localHref } from '../../../core/address.ts';
import { useLinksOfPage, type OtherEnd } from '../../../hooks/contentLinks.ts';
import { m } from '../../../messages/messages.js';
import { dayWords } from '../../../ui/dayWords.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { StoryList } from '../../../ui/StoryList.tsx';
import { pageOf } from '../../feeds/model/pageOf.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { link, quiet } from '../parts/styles.ts';

const BEGAN: Readonly<Record<string, (about: { readonly day: string }) => string>> = {
  idea: m.places_asked_idea,
  question: m.places_asked_question,
};

export function AskedHere({ slug }: { readonly slug: string }) {
  const ends = useLinksOfPage('site', slug).filter(({ kind }) => kind in BEGAN);
  if (ends.length === 0) return null;
  return (
    <Panel title={m.places_asked()}>
      <StoryList
        label={m.places_asked()}
        steps={ends.map((end) => ({ key: end.id, on: end.on, what: <What of={end} /> }))}
      />
    </Panel>
  );
}

function What({ of: { kind, slug, words, beganOn } }: { readonly of: OtherEnd }) {
  const address = slug === null ? null : pageOf(kind, slug);
  return (
    <>
      {address === null ? (
        <p>
          <SaidText of={words} />
        </p>
      ) : (
        <p>
          <a href={localHref(address)} className={link}>
            <span>
              <SaidText of={words} />
            </span>
          </a>
        </p>
      )}
      {beganOn === null ? null : <p className={quiet}>{BEGAN[kind]?.({ day: dayWords(beganOn) })}</p>}
    </>
  );
}
