/** Who is signed in, and the way out. A native disclosure: it works before anything else has loaded. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { roleNames } from '../../hooks/roleWords.ts';
import type { LocalIdentity } from '../../core/session/state.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';

export interface AccountProps {
  readonly identity: LocalIdentity;
  /** The link to the person's own account. */
  readonly link: ReactNode;
  readonly onSignOut: () => void;
}

/** Beside the picture of a person the name says it all; whoever listens hears the sentence. */
const unseen = (text: string) => <span className={css({ srOnly: true })}>{text}</span>;

export function Account({ identity, link, onSignOut }: AccountProps) {
  const name = identity.fullName || identity.email;
  return (
    <details className={css({ position: 'relative' })}>
      <summary
        className={css({
          display: 'flex',
          alignItems: 'center',
          gap: '2',
          minHeight: 'touch',
          minWidth: 'touch',
          listStyle: 'none',
          fontWeight: 'bold',
          _focusVisible: { outlineColor: 'straw' },
        })}
      >
        <Icon name="person" />
        <span className={css({ srOnly: { base: true, sm: false }, overflowWrap: 'anywhere' })}>
          <Rich of={m.app_signed_in_as.parts({ name })} with={{ unseen }} />
        </span>
      </summary>
      <div
        className={css({
          position: 'absolute',
          right: { base: '0', lg: 'auto' },
          left: { lg: '0' },
          top: { base: '100%', lg: 'auto' },
          bottom: { lg: '100%' },
          zIndex: 'header',
          width: 'max-content',
          maxWidth: '80vw',
          padding: '4',
          backgroundColor: 'sheet',
          color: 'ink',
          borderWidth: '2px',
          borderStyle: 'solid',
          borderColor: 'line',
        })}
      >
        <p className={css({ fontWeight: 'bold' })}>{name}</p>
        {identity.fullName ? <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{identity.email}</p> : null}
        <p className={css({ textStyle: 'small', color: 'inkMuted', maxWidth: '20rem' })}>{roleNames(identity.roles)}</p>
        {link}
        <LanguageSwitch className={css({ marginLeft: '-2' })} />
        <div className={css({ marginTop: '3' })}>
          <Button variant="secondary" onClick={onSignOut}>
            {m.ui_sign_out()}
          </Button>
        </div>
      </div>
    </details>
  );
}
