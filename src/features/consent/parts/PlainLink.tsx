/** The page of a mail's link before scripts, and where they are off: a form without an address of its own goes where the page came from. */
import { css } from 'styled-system/css';
import { Button } from '../../../ui/Button.tsx';
import { band, wrap } from '../../../ui/layout.ts';
import type { LinkName } from '../model/link.ts';
import { linkWords } from './linkWords.ts';

/** Printed by the build, and only there. */
export function PlainLink({ name }: { readonly name: LinkName }) {
  const words = linkWords[name];
  return (
    <main className={`${wrap} ${band} ${css({ display: 'grid', gap: '4', justifyItems: 'start' })}`}>
      <h1 className={css({ textStyle: 'h2' })}>{words.title()}</h1>
      <p className={css({ textStyle: 'lead', maxWidth: 'text' })}>{words.text()}</p>
      <form method="post">
        <Button size="lg" type="submit">
          {words.press()}
        </Button>
      </form>
    </main>
  );
}
