/** What another website copies to show something of ours in a frame: the page below /embed/ that the build has printed. */
import { css } from 'styled-system/css';
import { m } from '../messages/messages.js';
import { opener } from './staff/opener.ts';

/** @param src whole, of a page below /embed/. */
export function EmbedCode({ src, title }: { readonly src: string; readonly title: string }) {
  const code = `<iframe src="${src}" title="${title.replaceAll('"', '&quot;')}" width="100%" height="320" loading="lazy"></iframe>`;
  return (
    <details>
      <summary className={opener}>{m.ui_embed()}</summary>
      <p className={css({ textStyle: 'small' })}>{m.ui_embed_hint()}</p>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
        tabIndex={0}
        className={css({ overflowX: 'auto', padding: '3', backgroundColor: 'shade', textStyle: 'small' })}
      >
        <code>{code}</code>
      </pre>
    </details>
  );
}
