/** What another website copies to show something of ours in a frame: the page below /embed/ that the build has printed. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { framePageThere } from '../hooks/framePage.ts';
import { m } from '../messages/messages.js';
import { Button } from './Button.tsx';
import { opener } from './staff/opener.ts';

/** `printed`: nobody has asked. Whoever runs no scripts reads a page that was made with its frames. */
type Known = 'printed' | 'asking' | 'there' | 'none' | 'unknown';

/** @param src whole, of a page below /embed/. */
export function EmbedCode({ src, title }: { readonly src: string; readonly title: string }) {
  const [known, setKnown] = useState<Known>('printed');
  const code = `<iframe src="${src}" title="${title.replaceAll('"', '&quot;')}" width="100%" height="320" loading="lazy"></iframe>`;
  async function ask() {
    setKnown('asking');
    const there = await framePageThere(src);
    setKnown(there === null ? 'unknown' : there ? 'there' : 'none');
  }
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && known !== 'there' && known !== 'asking') void ask();
      }}
    >
      <summary className={opener}>{m.ui_embed()}</summary>
      {known === 'printed' || known === 'there' ? (
        <>
          <p className={css({ textStyle: 'small' })}>{m.ui_embed_hint()}</p>
          <pre
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
            tabIndex={0}
            className={css({ overflowX: 'auto', padding: '3', backgroundColor: 'shade', textStyle: 'small' })}
          >
            <code>{code}</code>
          </pre>
        </>
      ) : (
        <div aria-live="polite" className={css({ textStyle: 'small', maxWidth: 'text' })}>
          <p>{known === 'asking' ? m.ui_loading() : known === 'none' ? m.ui_embed_none() : m.ui_embed_unknown()}</p>
          {known === 'unknown' ? (
            <Button variant="ghost" onClick={() => void ask()}>
              {m.ui_embed_again()}
            </Button>
          ) : null}
        </div>
      )}
    </details>
  );
}
