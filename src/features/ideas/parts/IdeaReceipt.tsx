/** What an idea has to say under "My submissions" and beside the wall: whether it was read, where it stands, what came of it. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import { useByReceipt } from '../../../hooks/useByReceipt.ts';
import type { OutboxEntry } from '../../../hooks/useOutbox.ts';
import { m } from '../../../messages/messages.js';
import { askMyIdea, type MyIdea } from '../data/myIdea.ts';
import { useIdeas } from '../data/useIdeas.ts';
import { Appeal } from './Appeal.tsx';
import { SaidText } from './SaidText.tsx';
import { Story } from './Story.tsx';
import { answer, link, quiet } from './styles.ts';
import { dayWords, statusWords } from './words.ts';

export function IdeaReceipt({ entry }: { readonly entry: OutboxEntry }) {
  const mine = useByReceipt(entry, askMyIdea);
  return <div aria-live="polite">{mine === null ? null : <Stands of={mine} form={entry.id} />}</div>;
}

interface StandsProps {
  readonly of: MyIdea;
  /** The form's id, on the device that sent it; a receipt alone is only its end. */
  readonly form?: string;
}

/** What a receipt leads to. */
export function Stands({ of: { state, idea: id, appealed }, form }: StandsProps) {
  const { ideas } = useIdeas();
  const appeal = <Appeal form={form} made={appealed} />;
  if (state === 'waiting') return <p>{m.ideas_mine_waiting()}</p>;
  if (state === 'declined') {
    return (
      <>
        <p>{m.ideas_mine_declined()}</p>
        {appeal}
      </>
    );
  }
  const own = ideas?.find((one) => one.id === id);
  const shown = own?.into == null ? own : (ideas?.find((one) => one.id === own.into) ?? own);
  if (!shown) return <p>{m.ideas_mine_published()}</p>;
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      <p>
        <strong>{statusWords[shown.status]()}</strong>{' '}
        <a href={`${localHref('/community-voice')}#idea-${shown.id}`} className={link}>
          {m.ideas_mine_on_wall()}
        </a>
      </p>
      {Object.keys(shown.response).length === 0 ? null : (
        <div className={answer}>
          <p className={quiet}>
            {shown.respondedOn === null ? m.ideas_answer() : m.ideas_answer_on({ day: dayWords(shown.respondedOn) })}
          </p>
          <p>
            <SaidText of={shown.response} />
          </p>
        </div>
      )}
      {shown.status === 'declined' ? appeal : null}
      <Story of={shown} />
    </div>
  );
}
