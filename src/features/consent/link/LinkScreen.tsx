/** /unsubscribe and /confirm: what a mail's link leads to, with one button. Opening it changes nothing. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { useWords } from '../../../hooks/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { band, wrap } from '../../../ui/layout.ts';
import { pressLink, type Pressed } from '../data/pressLink.ts';
import { tokenIn, type LinkName } from '../model/link.ts';
import { linkWords, outcomeWords } from '../parts/linkWords.ts';

export function LinkScreen({ name }: { readonly name: LinkName }) {
  const [token] = useState(() => tokenIn(name, location.search));
  const [outcome, setOutcome] = useState<Pressed | null>(token === null ? 'unknown' : null);
  const [busy, setBusy] = useState(false);
  const { email } = useWords('contact').words;
  const words = linkWords[name];
  const said = outcome === null ? words : outcomeWords[outcome][name];
  const over = outcome === 'done' || outcome === 'unknown';

  async function press() {
    if (token === null) return;
    setBusy(true);
    setOutcome(await pressLink(name, token));
    setBusy(false);
  }

  return (
    <main id="main" className={`${wrap} ${band} ${css({ display: 'grid', gap: '4', justifyItems: 'start' })}`}>
      <div aria-live="polite" className={css({ display: 'grid', gap: '4', maxWidth: 'text' })}>
        <h1 className={css({ textStyle: 'h2' })}>{said.title()}</h1>
        <p className={css({ textStyle: 'lead' })}>{said.text()}</p>
      </div>
      {over ? null : (
        <Button size="lg" busy={busy && words.busy()} onClick={() => void press()}>
          {words.press()}
        </Button>
      )}
      {outcome === 'unknown' ? (
        <a
          href={`mailto:${email}`}
          className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}
        >
          {email}
        </a>
      ) : null}
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{campaign.appName}</p>
    </main>
  );
}
