/** The page for a phone that has been without the server for too long: who is known, and what to do. */
import { deviceTime } from '../../hooks/format.ts';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import { WENT_WRONG } from '../../core/errors.ts';
import type { LocalIdentity } from '../../core/session/state.ts';
import { useSignOut } from '../../hooks/useSignOut.tsx';
import { Button } from '../../ui/Button.tsx';
import { BridgeArt } from '../../ui/art/BridgeArt.tsx';
import { wrap } from '../../ui/layout.ts';

export interface ConnectScreenProps {
  readonly identity: LocalIdentity;
  /** The last question was never asked: the app is to blame, and not the signal. */
  readonly broken: boolean;
  /** Asks the server; when it answers, the page behind this one appears. */
  readonly onTry: () => Promise<void>;
}

export function ConnectScreen({ identity, broken, onTry }: ConnectScreenProps) {
  const [trying, setTrying] = useState(false);
  const [failed, setFailed] = useState(false);
  const { signOut, dialog } = useSignOut();

  async function attempt() {
    setTrying(true);
    setFailed(false);
    try {
      await onTry();
    } finally {
      setTrying(false);
      setFailed(true);
    }
  }

  const since =
    identity.verifiedAt === 0
      ? 'This device has not been able to ask the server what you may open.'
      : `This device last asked the server on ${deviceTime({ dateStyle: 'long' }).format(identity.verifiedAt)}.`;
  return (
    <main id="main" className={`${wrap} ${css({ paddingBlock: 'section', minHeight: '100dvh' })}`}>
      <BridgeArt className={css({ width: '11rem', height: 'auto', marginBottom: '5' })} />
      <h1 className={css({ textStyle: 'h2' })}>Please connect once</h1>
      <p className={css({ textStyle: 'lead', marginTop: '4', maxWidth: 'text' })}>
        You are signed in as {identity.fullName || identity.email}. {since} Staff pages open without a connection for{' '}
        {campaign.offlineAccessDays} days; then the app needs to ask again.
      </p>
      <p className={css({ marginTop: '3', maxWidth: 'text' })}>
        Nothing is lost. What you saved on this device is still here and will be sent.
      </p>
      <p
        aria-live="polite"
        className={css({ marginTop: '3', fontWeight: 'bold', color: 'danger', minHeight: '1.6em' })}
      >
        {failed && !trying
          ? broken
            ? WENT_WRONG
            : 'Still no answer from the server. Try again where the signal is better.'
          : ''}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' })}>
        <Button size="lg" busy={trying && 'Connecting...'} onClick={() => void attempt()}>
          Try again
        </Button>
        <Button size="lg" variant="ghost" onClick={signOut}>
          Sign out
        </Button>
      </div>
      {dialog}
    </main>
  );
}
