/** Who is signed in, and the way out. A native disclosure: it works before anything else has loaded. */
import { css } from 'styled-system/css';
import { roleNames } from '../../hooks/roleWords.ts';
import type { LocalIdentity } from '../../core/session/state.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

export interface AccountProps {
  readonly identity: LocalIdentity;
  readonly onSignOut: () => void;
}

export function Account({ identity, onSignOut }: AccountProps) {
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
          <span className={css({ srOnly: true })}>Signed in as </span>
          {name}
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
        <div className={css({ marginTop: '3' })}>
          <Button variant="secondary" onClick={onSignOut}>
            Sign out
          </Button>
        </div>
      </div>
    </details>
  );
}
