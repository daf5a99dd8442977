/** The page for a phone that has been without the server for too long: who is known, and what to do. */
import { counted, deviceTime } from '../../hooks/format.ts';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { campaignNow } from '../../hooks/campaignNow.ts';
import type { LocalIdentity } from '../../core/session/state.ts';
import { useSignOut } from '../../hooks/useSignOut.tsx';
import { m } from '../../messages/messages.js';
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
      ? m.app_never_asked()
      : m.app_last_asked({ day: deviceTime({ dateStyle: 'long' }).format(identity.verifiedAt) });
  return (
    <main id="main" className={`${wrap} ${css({ paddingBlock: 'section', minHeight: '100dvh' })}`}>
      <BridgeArt className={css({ width: '11rem', height: 'auto', marginBottom: '5' })} />
      <h1 className={css({ textStyle: 'h2' })}>{m.app_connect_once()}</h1>
      <p className={css({ textStyle: 'lead', marginTop: '4', maxWidth: 'text' })}>
        {m.app_you_are({ name: identity.fullName || identity.email })} {since}{' '}
        {m.app_open_for_days(counted(campaignNow().offlineAccessDays))}
      </p>
      <p className={css({ marginTop: '3', maxWidth: 'text' })}>{m.app_nothing_lost()}</p>
      <p
        aria-live="polite"
        className={css({ marginTop: '3', fontWeight: 'bold', color: 'danger', minHeight: '1.6em' })}
      >
        {failed && !trying ? (broken ? m.ui_went_wrong() : m.app_still_no_answer()) : ''}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' })}>
        <Button size="lg" busy={trying && m.app_connecting()} onClick={() => void attempt()}>
          {m.ui_try_again()}
        </Button>
        <Button size="lg" variant="ghost" onClick={signOut}>
          {m.ui_sign_out()}
        </Button>
      </div>
      {dialog}
    </main>
  );
}
