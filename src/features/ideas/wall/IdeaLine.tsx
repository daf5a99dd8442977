/** One idea on the wall: what it is about, what it says, where it stands, the campaign's answer, and what came of it. */
import { css } from 'styled-system/css';
import { saidIn } from '../../../core/content/said.ts';
import { counted } from '../../../hooks/format.ts';
import { useLocale } from '../../../hooks/locale.ts';
import type { Supports } from '../../../hooks/useSupports.ts';
import { m } from '../../../messages/messages.js';
import { SupportButton } from '../../../ui/SupportButton.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import type { Standing } from '../data/useIdeas.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { Story } from '../parts/Story.tsx';
import { answer, facts, idea as said, line, quiet } from '../parts/styles.ts';
import { dayWords, statusWords, wardWords } from '../parts/words.ts';

export interface IdeaLineProps {
  readonly of: Standing;
  readonly topic: (slug: string | null) => string;
  readonly supports: Supports;
}

export function IdeaLine({ of: { idea, also }, topic, supports }: IdeaLineProps) {
  const { status, response, respondedOn } = idea;
  const spoken = saidIn(idea.text, useLocale()).text;
  return (
    <li className={line} id={`idea-${idea.id}`}>
      <p className={facts}>
        <Tag loud={status === 'in_plan'}>{statusWords[status]()}</Tag>
        <span>{topic(idea.topic)}</span>
        <span>{wardWords(idea.ward)}</span>
        <time dateTime={idea.on} className={quiet}>
          {dayWords(idea.on)}
        </time>
      </p>
      <p className={said}>
        <SaidText of={idea.text} />
      </p>
      {Object.keys(response).length === 0 ? null : (
        <div className={answer}>
          <p className={quiet}>
            {respondedOn === null ? m.ideas_answer() : m.ideas_answer_on({ day: dayWords(respondedOn) })}
          </p>
          <p className={css({ whiteSpace: 'pre-line' })}>
            <SaidText of={response} />
          </p>
        </div>
      )}
      <SupportButton
        given={supports.given(idea)}
        supports={idea.supports}
        held={idea.held}
        of={spoken}
        onChange={(given) => supports.set(idea, given)}
      />
      <Story of={idea} />
      {also.length === 0 ? null : (
        <details>
          <summary className={opener}>{m.ideas_also(counted(also.length))}</summary>
          <ul className={css({ display: 'grid', gap: '2', paddingBottom: '2', maxWidth: 'text' })}>
            {also.map((one) => (
              <li key={one.id} id={`idea-${one.id}`}>
                <SaidText of={one.text} /> <span className={quiet}>{dayWords(one.on)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
