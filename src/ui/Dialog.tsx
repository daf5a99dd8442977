/**
 * The dialog (Ark): a sheet from below on phones, centred from tablets up; focus kept inside and given back after.
 * Import it only from chunks that load on demand: it brings Ark with it.
 */
import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useEffect, useState, type ReactNode } from 'react';
import { dialog } from 'styled-system/recipes';
import { m } from '../messages/messages.js';
import { Icon } from './Icon.tsx';

export interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, on the close button and on a tap outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  readonly initialFocusEl?: () => HTMLElement | null;
  readonly finalFocusEl?: () => HTMLElement | null;
  /** 'alertdialog' for questions that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
}

/**
 * A tap on a slip (ui/toaster.tsx) is not a tap outside: the form under it must stay open. Where the slips are not there
 * yet, an element that is nowhere stands in: Ark waits a second for each, and then throws where nobody can catch it.
 */
const slips = [() => document.querySelector('[data-scope=toast][data-part=group]') ?? document.createElement('div')];

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, initialFocusEl, finalFocusEl, role = 'dialog' } = props;
  const slots = dialog();
  // a dialog that mounts open under StrictMode closes itself some 80 ms later; opening it one tick after mounting does not
  const [mounted, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is the point, see above
  useEffect(() => setMounted(true), []);
  return (
    <Ark.Root
      open={open && mounted}
      onOpenChange={(details) => (details.open ? undefined : onClose())}
      role={role}
      lazyMount
      unmountOnExit
      persistentElements={slips}
      {...(initialFocusEl ? { initialFocusEl } : {})}
      {...(finalFocusEl ? { finalFocusEl } : {})}
    >
      <Portal>
        <Ark.Backdrop className={slots.backdrop} />
        <Ark.Positioner className={slots.positioner}>
          <Ark.Content className={slots.content}>
            <div className={slots.header}>
              <Ark.Title className={slots.title}>{title}</Ark.Title>
              {description ? <Ark.Description className={slots.description}>{description}</Ark.Description> : null}
            </div>
            <div className={slots.body}>{children}</div>
            <Ark.CloseTrigger className={slots.close} aria-label={m.ui_close()}>
              <Icon name="close" />
            </Ark.CloseTrigger>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
