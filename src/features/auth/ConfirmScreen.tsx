/** Where the links of our mails lead: one button that uses the link up, or the code typed. Opening the page changes nothing. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import { parseMailLink, type MailLink, type MailPurpose } from '../../core/session/mailLink.ts';
import { useAway } from '../../hooks/useNetwork.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { FullScreenSpinner } from '../../ui/Spinner.tsx';
import { AuthPoster } from './AuthPoster.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ContinueAs } from './ContinueAs.tsx';
import { FirstOfTwo } from './FirstOfTwo.tsx';
import { Notice } from './Notice.tsx';
import { useArrival } from './useArrival.ts';
import { confirmWords, linkWords } from './words.ts';

export interface ConfirmScreenProps {
  readonly onTaken: (purpose: MailPurpose) => void;
  /** The person stays as they are: to the sign-in page, which knows whether they are signed in. */
  readonly onLeave: () => void;
  readonly renderSignIn: (text: string) => ReactNode;
  readonly renderAccount: (text: string) => ReactNode;
}

/** Neither the history nor a shared screenshot may hold what opens an account. */
const cleanAddress = () => history.replaceState(history.state, '', location.pathname);

/** Sessions this page has opened: StrictMode must not spend a one-time token twice. */
const opened = new Set<string>();

export function ConfirmScreen({ onTaken, onLeave, renderSignIn, renderAccount }: ConfirmScreenProps) {
  const [link, setLink] = useState<MailLink | null>(() => parseMailLink(location.hash));
  const [typing, setTyping] = useState(link === null);
  const arrival = useArrival(onTaken);
  const { state, open } = arrival;

  useEffect(() => {
    // A second link opened in this tab changes nothing but the part behind the #.
    const onHash = () => {
      const next = parseMailLink(location.hash);
      if (next === null) return;
      setLink(next);
      setTyping(false);
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);

  useEffect(() => {
    if (link?.kind === 'token' || link === null) return;
    cleanAddress();
    if (link.kind !== 'session' || opened.has(link.refreshToken)) return;
    opened.add(link.refreshToken);
    const { refreshToken, purpose } = link;
    void open(purpose, (links) => links.openSession(refreshToken));
    // oxlint-disable-next-line react/exhaustive-deps -- once per link; `open` changes with every render
  }, [link]);

  async function press() {
    if (link?.kind !== 'token') return;
    const { purpose } = link;
    if (await open(purpose, (links) => links.openToken(link))) cleanAddress();
  }

  const working = state.step === 'working';
  if (link?.kind === 'session' && (working || state.step === 'idle')) {
    return <FullScreenSpinner label={m.auth_opening_link()} />;
  }
  const failure = state.step === 'failed' ? state.failure : link?.kind === 'failed' ? link.failure : null;
  const token = link?.kind === 'token' ? link : null;
  return (
    <AuthPoster title={campaign.appName}>
      {state.step === 'asking' ? (
        <ContinueAs
          question={state.question}
          onAccept={() => void arrival.accept(state.question)}
          onRefuse={() => {
            arrival.refuse();
            onLeave();
          }}
        />
      ) : state.step === 'first-of-two' || link?.kind === 'first-of-two' ? (
        <FirstOfTwo confirmed={token?.sentTo ?? null} renderAccount={renderAccount} />
      ) : typing ? (
        <>
          <h2 className={css({ textStyle: 'h3' })}>{m.auth_code_title()}</h2>
          <p className={css({ color: 'inkMuted', marginTop: '2' })}>{m.auth_code_lead()}</p>
          <CodeForm
            purpose={token?.purpose ?? null}
            email=""
            failure={failure}
            onSubmit={(typed) => open(typed.purpose, (links) => links.openCode(typed), true)}
          />
          <div className={css({ marginTop: '4' })}>{renderSignIn(m.auth_to_sign_in())}</div>
        </>
      ) : token === null || failure?.kind === 'link-expired' ? (
        <Over failure={failure} purpose={token?.purpose ?? null}>
          {token?.purpose === 'email_change' ? renderAccount(m.auth_to_account()) : renderSignIn(m.auth_sign_in())}
        </Over>
      ) : (
        <>
          <h2 className={css({ textStyle: 'h3' })}>{confirmWords(token.purpose).title()}</h2>
          <p className={css({ marginTop: '3' })}>{m.auth_confirm_lead()}</p>
          <Waiting failure={failure} />
          <div className={css({ display: 'grid', gap: '3', marginTop: '6' })}>
            <Button size="lg" wide busy={working && m.auth_confirm_busy()} onClick={() => void press()}>
              {confirmWords(token.purpose).press()}
            </Button>
            <Button variant="ghost" disabled={working} onClick={() => setTyping(true)}>
              {m.auth_confirm_code_instead()}
            </Button>
          </div>
        </>
      )}
    </AuthPoster>
  );
}

/** What stands against the button now. The link is not used up: it can be pressed again. */
function Waiting({ failure }: { readonly failure: Parameters<typeof linkWords>[0] | null }) {
  const away = useAway();
  return (
    <div aria-live="polite">
      {away ? <Notice tone="info">{m.auth_confirm_offline()}</Notice> : null}
      {failure && !away ? <Notice tone="warn">{linkWords(failure)}</Notice> : null}
    </div>
  );
}

interface OverProps {
  readonly failure: Parameters<typeof linkWords>[0] | null;
  readonly purpose: MailPurpose | null;
  /** The way on. */
  readonly children: ReactNode;
}

function Over({ failure, purpose, children }: OverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOld = failure === null || failure.kind === 'link-expired';
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'h3', outline: 'none' })}>
        {m.auth_link_over()}
      </h2>
      <Notice tone="warn">{isOld ? confirmWords(purpose ?? 'email').over() : linkWords(failure)}</Notice>
      <div className={css({ marginTop: '4' })}>{children}</div>
    </>
  );
}
