/**
 * The frame of every staff page: a bar within the thumb's reach on a phone, a side bar on a desktop, with only what
 * this person may open; who is signed in; the outbox's word; sign-out.
 */
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import type { LocalIdentity } from '../../core/session/state.ts';
import { useAwayBanner } from '../../hooks/useNetwork.ts';
import { useSignOut } from '../../hooks/useSignOut.tsx';
import { m } from '../../messages/messages.js';
import { Icon } from '../../ui/Icon.tsx';
import { Account } from './Account.tsx';
import { FrameBrand } from './FrameBrand.tsx';
import { NavBar, type FrameItem } from './NavBar.tsx';
import { NewVersion } from './NewVersion.tsx';

export interface StaffFrameProps<Item extends FrameItem> {
  readonly identity: LocalIdentity;
  /** The last question to the server got no answer. */
  readonly offline: boolean;
  /** The app could not ask the server, and the network is not to blame. */
  readonly broken: boolean;
  readonly items: readonly Item[];
  /** The outbox's quiet word. */
  readonly status: ReactNode;
  /** The way to the person's own account. */
  readonly account: ReactNode;
  readonly renderLink: (item: Item, className: string, children: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

const shell = css({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '15rem 1fr' },
  gridTemplateRows: { base: 'auto 1fr', lg: '1fr' },
});

const top = css({
  display: 'flex',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  gap: '2',
  paddingInline: 'gutter',
  paddingBlock: '2',
  backgroundColor: 'field',
  color: 'onField',
  lg: {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '6',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    paddingInline: '4',
    paddingBlock: '6',
  },
});

export function StaffFrame<Item extends FrameItem>(props: StaffFrameProps<Item>) {
  const { identity, offline, broken, items, status, account, renderLink, children } = props;
  const { signOut, dialog } = useSignOut();
  const away = useAwayBanner(offline);
  return (
    <div className={shell}>
      <a
        href="#main"
        className={css({
          position: 'absolute',
          left: '4',
          top: '-20',
          zIndex: 'toast',
          padding: '3',
          backgroundColor: 'ink',
          color: 'paper',
          fontWeight: 'bold',
          _focusVisible: { top: '2' },
        })}
      >
        {m.ui_skip_to_content()}
      </a>
      <header className={top}>
        <FrameBrand />
        <NavBar items={items} renderLink={renderLink} />
        <div
          className={css({
            marginLeft: { base: 'auto', lg: '0' },
            marginTop: { lg: 'auto' },
            '& a': { color: 'onField' },
          })}
        >
          {status}
        </div>
        <Account identity={identity} link={account} onSignOut={signOut} />
      </header>
      <div className={css({ minWidth: '0', paddingBottom: { base: '20', lg: '0' } })}>
        {/* Not a live region: that the network went is said once, by the app's own notices. */}
        {away || broken ? (
          <section
            aria-label={m.app_connection()}
            className={css({
              display: 'flex',
              alignItems: 'center',
              gap: '2',
              paddingInline: 'gutter',
              paddingBlock: '2',
              backgroundColor: 'straw',
              color: 'onStraw',
              fontWeight: 'bold',
            })}
          >
            <Icon name={away ? 'offline' : 'alert'} size={18} className={css({ flexShrink: '0' })} />
            <p>{away ? m.app_away() : m.app_broken()}</p>
          </section>
        ) : null}
        <NewVersion />
        <main id="main" className={cx(css({ width: 'full', maxWidth: 'page', paddingInline: 'gutter' }))}>
          {children}
        </main>
      </div>
      {dialog}
    </div>
  );
}
