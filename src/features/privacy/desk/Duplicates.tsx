/** Records that may be the same person, with a choice for each; and what was decided, with the way back. */
import { useRef } from 'react';
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../../core/session/time.ts';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { Plan } from '../model/requests.ts';
import { alikeWords, tableWords } from '../model/words.ts';

const row = css({
  display: 'grid',
  gap: '2',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
  overflowWrap: 'anywhere',
});
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const quiet = css({ textStyle: 'small', color: 'inkMuted' });

export interface DuplicatesProps {
  readonly plan: Pick<Plan, 'duplicates' | 'choices'>;
  readonly busy: boolean;
  readonly decide: (ref: string, same: boolean | null) => Promise<void>;
}

export function Duplicates({ plan: { duplicates, choices }, busy, decide }: DuplicatesProps) {
  const top = useRef<HTMLElement>(null);
  // The button that was pressed goes; the focus stays here.
  const say = (ref: string, same: boolean | null) => void decide(ref, same).then(() => top.current?.focus());
  if (duplicates.length + choices.length === 0) return null;
  return (
    <section ref={top} tabIndex={-1} aria-label={m.privacy_alike_title()} className={css({ marginBottom: '4' })}>
      <h3 className={css({ fontWeight: 'bold' })}>{m.privacy_alike_title()}</h3>
      <p>{m.privacy_alike_lead()}</p>
      <ul>
        {duplicates.map((one) => (
          <li key={one.ref} className={row}>
            <p className={line}>
              <strong>{one.name}</strong>
              {one.reasons.map((reason) => (
                <Tag key={reason}>{alikeWords(reason)}</Tag>
              ))}
            </p>
            <p className={quiet}>
              {[tableWords(one.of_table), one.email, one.phone, one.address, moment(parseTimestamp(one.at) ?? 0)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <fieldset className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
              <legend className={css({ srOnly: true })}>{m.ui_same_ask({ name: one.name ?? '' })}</legend>
              <Button variant="secondary" disabled={busy} onClick={() => say(one.ref, true)}>
                {m.privacy_alike_same()}
              </Button>
              <Button variant="secondary" disabled={busy} onClick={() => say(one.ref, false)}>
                {m.privacy_alike_different()}
              </Button>
            </fieldset>
          </li>
        ))}
        {choices.map((one) => (
          <li key={one.ref} className={row}>
            <p className={line}>
              <Tag>{one.same ? m.privacy_alike_same() : m.privacy_alike_different()}</Tag>
              <span>
                {[one.name ?? m.privacy_alike_gone(), one.email, one.phone, one.address].filter(Boolean).join(' · ')}
              </span>
            </p>
            <Button
              variant="quiet"
              className={css({ justifySelf: 'start' })}
              disabled={busy}
              aria-label={m.privacy_alike_undo_of({ name: one.name ?? '' })}
              onClick={() => say(one.ref, null)}
            >
              {m.ui_same_undo()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
