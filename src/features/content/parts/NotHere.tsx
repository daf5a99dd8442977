/** In a text's place while it is not on this device. */
import { m } from '../../../messages/messages.js';
import type { CachedRead } from '../../../hooks/useCachedRead.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { NotForYou } from './NotForYou.tsx';

export function NotHere({ read }: { readonly read: Pick<CachedRead<unknown>, 'rows' | 'state' | 'trouble'> }) {
  if (!useMay('review_content')) return <NotForYou />;
  if (read.state === 'loading') return <Spinner label={m.content_loading()} />;
  return (
    <EmptyState title={read.rows === null ? m.content_not_on_device() : m.content_no_such()}>
      <p>
        {read.rows === null
          ? read.trouble === 'fault'
            ? m.ui_went_wrong()
            : m.ui_not_here()
          : m.content_no_such_text()}
      </p>
    </EmptyState>
  );
}
