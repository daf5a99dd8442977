/** Before a link signs in another account, or one that this device did not ask for: who it is, and the way out. */
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { nameOf } from '../../core/session/arrival.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Notice } from './Notice.tsx';
import type { Question } from './useArrival.ts';

export interface ContinueAsProps {
  readonly question: Question;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
}

/** Names are chosen by their owners: where two are the same, the address tells them apart. */
function shortNames({ arrival, current }: Question): { readonly next: string; readonly now: string } {
  const next = arrival.fullName || arrival.email;
  const now = current?.fullName || current?.email || '';
  return next === now ? { next: arrival.email, now: current?.email ?? '' } : { next, now };
}

export function ContinueAs({ question, onAccept, onRefuse }: ContinueAsProps) {
  const { arrival, purpose, current } = question;
  const { next, now } = shortNames(question);
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of what was pressed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'h3', overflowWrap: 'anywhere', outline: 'none' })}>
        {current === null ? m.auth_continue_title({ name: next }) : m.auth_you_are({ name: now })}
      </h2>
      <p className={css({ color: 'inkMuted', overflowWrap: 'anywhere', marginTop: '1' })}>
        {(current ?? arrival).email}
      </p>
      {purpose === 'signup' && current === null ? <Notice tone="good">{m.auth_confirmed()}</Notice> : null}
      <p className={css({ marginTop: '4', overflowWrap: 'anywhere' })}>
        {current === null ? m.auth_not_begun_here() : m.auth_other_account({ name: nameOf(arrival) })}
      </p>
      <div className={css({ display: 'grid', gap: '3', marginTop: '6', '& > button': { overflowWrap: 'anywhere' } })}>
        <Button size="lg" wide onClick={onAccept}>
          {m.auth_continue_as({ name: next })}
        </Button>
        <Button size="lg" wide variant="secondary" onClick={onRefuse}>
          {current === null ? m.auth_use_another() : m.auth_stay_as({ name: now })}
        </Button>
      </div>
    </>
  );
}
