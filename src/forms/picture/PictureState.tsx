/** Whether a chosen picture is still on this device alone, and its receipt once it is not. */
import { css } from 'styled-system/css';
import { useOutboxEntries } from '../../hooks/useOutbox.ts';
import { m } from '../../messages/messages.js';

/** Of a picture that went up long ago nothing is known here any more, and nothing is said. */
export function PictureState({ media }: { readonly media: string }) {
  const entries = useOutboxEntries();
  const mine = Array.isArray(entries) ? entries.find(({ id }) => id === media) : undefined;
  const words =
    mine === undefined
      ? null
      : mine.state === 'delivered'
        ? m.forms_picture_sent({ code: mine.receipt ?? '' })
        : mine.state === 'refused'
          ? m.forms_picture_refused()
          : m.forms_picture_waits();
  return (
    <p aria-live="polite" className={css({ textStyle: 'small', _empty: { display: 'none' } })}>
      {words}
    </p>
  );
}
