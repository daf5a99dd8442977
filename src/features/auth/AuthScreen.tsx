/** The sign-in page: which form, what is said about it, and where a person goes afterwards. */
import { useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import { loadSession, useSession } from '../../hooks/useSession.ts';
import { m } from '../../messages/messages.js';
import { FullScreenSpinner } from '../../ui/Spinner.tsx';
import { AuthForm, type AuthMode } from './AuthForm.tsx';
import { AuthPoster } from './AuthPoster.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ContinueAs } from './ContinueAs.tsx';
import { ElsewhereButtons } from './ElsewhereButtons.tsx';
import { firstLeaderWanted } from './firstLeader.ts';
import { Notice } from './Notice.tsx';
import { SecondStep } from './SecondStep.tsx';
import { SignedInPanel } from './SignedInPanel.tsx';
import { useArrival } from './useArrival.ts';
import { asksForCode, useAuthActions, type Done } from './useAuthActions.ts';
import { useMailLink } from './useMailLink.ts';
import { useWayBack } from './useWayBack.ts';
import { linkWords, signedOutWords } from './words.ts';

export interface AuthScreenProps {
  readonly mode: AuthMode;
  /** The page that the guard, or a link that needs them signed in, sent somebody here from; null for none. */
  readonly to: string | null;
  /** What a provider's way back left in the address. */
  readonly search: string;
  /** What a mail's link left in the address; '' for none. */
  readonly hash: string;
  /** A link to this page in another mode. */
  readonly renderLink: (mode: AuthMode, text: string) => ReactNode;
  /** A link to the page where a mail's code is typed. */
  readonly renderConfirm: (text: string) => ReactNode;
  readonly onMode: (mode: AuthMode) => void;
  readonly onDone: (done: Done) => void;
}

const headings: Record<AuthMode, () => string> = {
  'sign-in': m.auth_heading_sign_in,
  'sign-up': m.auth_heading_sign_up,
  forgot: m.auth_heading_forgot,
  'new-password': m.auth_heading_new_password,
};

const leads: Partial<Record<AuthMode, () => string>> = {
  'sign-up': m.auth_lead_sign_up,
  forgot: m.auth_lead_forgot,
};

/** After a mail's link: the account's second factor is still to come, or the campaign's first leader. */
async function staysHere(): Promise<boolean> {
  return (await asksForCode()) || firstLeaderWanted().catch(() => false);
}

export function AuthScreen({ mode, to, search, hash, renderLink, renderConfirm, onMode, onDone }: AuthScreenProps) {
  const session = useSession();
  const [email, setEmail] = useState('');
  const actions = useAuthActions(mode, onDone);
  const link = useMailLink(hash);
  const code = useArrival((purpose) => {
    if (purpose === 'recovery') onMode('new-password');
    else void staysHere().then((stays) => stays || onDone('verified'));
  });
  const back = useWayBack(search, () => void staysHere().then((stays) => stays || onDone('signed-in')));
  const arrival = back.state === 'none' ? link : back;
  if (arrival.state === 'taking') return <FullScreenSpinner label={m.auth_opening_link()} />;

  const leaving = actions.busy || actions.left;
  const here = session.status === 'signed-in' && mode !== 'new-password' && !leaving && !session.lapsed;
  const why = session.status === 'signed-out' ? signedOutWords(session.why, session.message) : null;
  const lead = leads[mode];
  const factors = session.status === 'signed-out' ? session.factors : undefined;
  // Nothing was typed but the code: the account is still to be opened.
  const lost = mode === 'new-password' && session.status === 'signed-out';
  const question = code.state.step === 'asking' ? code.state.question : null;
  const codeFor = lost ? 'recovery' : actions.notice?.codeFor;
  return (
    <AuthPoster title={campaign.appName}>
      {factors ? (
        <SecondStep
          factors={factors}
          notice={actions.notice ? <Notice tone={actions.notice.tone}>{actions.notice.text()}</Notice> : null}
          onProve={actions.prove}
          onSendCode={actions.sendCode}
          onOther={() => void loadSession().then((loaded) => loaded.signOut())}
        />
      ) : question ? (
        <ContinueAs question={question} onAccept={() => void code.accept(question)} onRefuse={code.refuse} />
      ) : here ? (
        <SignedInPanel identity={session.identity} onContinue={() => onDone('continue')} />
      ) : (
        <>
          <h2 className={css({ textStyle: 'h3' })}>{headings[mode]()}</h2>
          {lead ? <p className={css({ color: 'inkMuted', marginTop: '2' })}>{lead()}</p> : null}
          {why && mode === 'sign-in' ? <Notice tone="warn">{why}</Notice> : null}
          {to !== null && !why && !actions.notice && mode === 'sign-in' ? (
            <Notice tone="info">{m.auth_sent_here()}</Notice>
          ) : null}
          {arrival.state === 'failed' ? <Notice tone="warn">{linkWords(arrival.failure)}</Notice> : null}
          {lost ? <Notice tone="warn">{m.auth_open_link_here()}</Notice> : null}
          {actions.notice ? <Notice tone={actions.notice.tone}>{actions.notice.text()}</Notice> : null}
          {codeFor ? (
            <CodeForm
              purpose={codeFor}
              email={lost ? '' : email}
              failure={code.state.step === 'failed' ? code.state.failure : null}
              onSubmit={(typed) => code.open(typed.purpose, (links) => links.openCode(typed), true)}
            />
          ) : (
            <AuthForm key={mode} mode={mode} email={email} onEmail={setEmail} onSubmit={actions.submit} />
          )}
          {actions.notice?.canResend ? (
            <button type="button" className={plainLink} onClick={() => void actions.resend(email)}>
              {m.auth_resend()}
            </button>
          ) : null}
          {codeFor && !lost ? (
            <button type="button" className={plainLink} onClick={actions.again}>
              {m.auth_another_address()}
            </button>
          ) : null}
          {!codeFor && (mode === 'sign-in' || mode === 'sign-up') ? <ElsewhereButtons to={to} /> : null}
          <div className={css({ display: 'grid', justifyItems: 'start', gap: '1', marginTop: '4' })}>
            {mode === 'sign-in' ? renderLink('forgot', m.auth_to_forgot()) : null}
            {actions.notice?.canResend && !codeFor ? renderConfirm(m.auth_confirm_to_code()) : null}
            {mode === 'sign-in'
              ? renderLink('sign-up', m.auth_to_sign_up())
              : renderLink('sign-in', m.auth_to_sign_in())}
          </div>
        </>
      )}
    </AuthPoster>
  );
}

export const plainLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontWeight: 'bold',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.25em',
  _hover: { textDecorationThickness: '3px' },
});
