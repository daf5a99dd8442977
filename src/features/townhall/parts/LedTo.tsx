/** What came of a question, day by day: when it was asked and answered, and the commitment it became or that answers it. */
import { localHref } from '../../../core/address.ts';
import { townDay } from '../../../hooks/format.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { LinkStep } from '../../../ui/LinkStep.tsx';
import { StoryList } from '../../../ui/StoryList.tsx';
import { pageOf } from '../../feeds/model/pageOf.ts';
import { inEither, type LedToEnd, type Question } from '../model/question.ts';
import { link } from './styles.ts';

interface LedToProps {
  readonly of: Pick<Question, 'asked_at' | 'answered_on' | 'done_on'>;
  readonly ends: readonly LedToEnd[];
}

/** Drawn only where something came of it: the answer's own days stand beneath the answer. */
export function LedTo({ of, ends }: LedToProps) {
  if (ends.length === 0) return null;
  const said = [
    { key: 'asked', on: townDay(Date.parse(of.asked_at)), what: m.townhall_story_asked() },
    ...(of.answered_on === null ? [] : [{ key: 'answered', on: of.answered_on, what: m.townhall_story_answered() }]),
    ...(of.done_on === null ? [] : [{ key: 'done', on: of.done_on, what: m.townhall_story_done() }]),
  ];
  const led = ends.map((end) => ({ key: `${end.kind}-${end.slug}`, on: end.on, what: <Led to={end} /> }));
  return <StoryList label={m.townhall_led_to()} steps={[...said, ...led]} />;
}

function Led({ to: { kind, slug, words_en: en, words_es: es, step } }: { readonly to: LedToEnd }) {
  const locale = useLocale();
  const words = inEither(en, es, locale);
  const address = pageOf(kind, slug);
  return (
    <>
      {address === null ? (
        <strong>{m.townhall_led_to()}</strong>
      ) : (
        <a href={localHref(address)} className={link}>
          {m.townhall_led_to()}
        </a>
      )}
      {words === null ? null : (
        <>
          : <span lang={words.lang === locale ? undefined : words.lang}>{words.text}</span>
        </>
      )}
      {step === null ? null : <LinkStep of={step} />}
    </>
  );
}
