/**
 * The slips that say what happened (Ark): `toast(...)` from anywhere. Their place in the page (ui/slips.ts) is there a quiet moment after
 * this code is, and at once when something is to be said.
 * Import it only from chunks that load on demand: it brings Ark with it.
 */
import { Portal } from '@ark-ui/react/portal';
import { createToaster, Toast, Toaster as Ark } from '@ark-ui/react/toast';
import { toast as dress } from 'styled-system/recipes';
import type { Message } from '../core/label.ts';
import { useLocale } from '../hooks/locale.ts';
import { m } from '../messages/messages.js';
import { Icon } from './Icon.tsx';
import { placeSlips } from './slips.ts';
import { whenIdle } from './whenIdle.ts';

/** 'saved' is for what is on this device only; 'success' for what has been sent. */
export type ToastType = 'success' | 'saved' | 'info' | 'error';

/** Messages and not what they said: a slip that is on the screen follows a switch of the language. */
export interface ToastMessage {
  readonly title: Message;
  readonly description?: Message;
  readonly type?: ToastType;
  /** How long it stays, in ms: 6 s, errors 10 s. */
  readonly duration?: number;
  readonly action?: { readonly label: Message; readonly onClick: () => void };
}

// at the top: on a phone the bottom is where the button stands that has to be pressed again
export const toaster = createToaster({ placement: 'top', overlap: false, gap: 12, max: 3, offsets: '1rem' });

/** Shows a slip; returns its id. */
export function toast(message: ToastMessage): string {
  const { type = 'info', duration = type === 'error' ? 10_000 : 6_000, title, description, action } = message;
  // the store knows no priority for a type of our own and would throw
  const own = type === 'saved' ? { priority: 5 as const } : {};
  const words = {
    title: <Said by={title} />,
    ...(description ? { description: <Said by={description} /> } : {}),
    ...(action ? { action: { label: '', onClick: action.onClick }, meta: { action: action.label } } : {}),
  };
  placeSlips(slips);
  return toaster.create({ ...words, ...own, type, duration }) ?? '';
}

function Said({ by }: { readonly by: Message }) {
  useLocale();
  return by();
}

/** Beside the page, not in it: an open dialog hides the page from screen readers, and with it every slip inside. */
function Slips() {
  const slots = dress();
  return (
    <Portal>
      <Ark toaster={toaster}>
        {(item) => (
          <Toast.Root className={slots.root}>
            <Toast.Title className={slots.title}>{item.title}</Toast.Title>
            {item.description ? (
              <Toast.Description className={slots.description}>{item.description}</Toast.Description>
            ) : null}
            {item.action ? (
              <Toast.ActionTrigger className={slots.action}>
                {/* as `toast` put it there: Ark's own label is a string */}
                <Said by={item.meta?.['action'] as Message} />
              </Toast.ActionTrigger>
            ) : null}
            <Toast.CloseTrigger className={slots.close} aria-label={m.ui_close_message()}>
              <Icon name="close" size={18} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Ark>
    </Portal>
  );
}

const slips = <Slips />;
// Not while what was pressed is still being drawn. Pages are printed where nothing is ever idle.
if (typeof window !== 'undefined') whenIdle(() => placeSlips(slips), 'later');
