/** The sign-in page's buttons for accounts elsewhere: one for each provider that this server is set up for. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { askElsewhere, providerName, useProviders } from '../../hooks/useElsewhere.ts';
import { failureWords } from '../../hooks/authWords.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toaster.tsx';

/** @param props.to where to go on afterwards; null for nowhere in particular. */
export function ElsewhereButtons({ to }: { readonly to: string | null }) {
  const providers = useProviders();
  const [leaving, setLeaving] = useState<string | null>(null);
  if (providers.length === 0) return null;

  async function leave(provider: string) {
    setLeaving(provider);
    const result = await askElsewhere((elsewhere) => elsewhere.signInAt(provider, to));
    if (result.ok) return;
    setLeaving(null);
    toast({ type: 'error', ...failureWords(result.failure) });
  }

  return (
    <div className={css({ display: 'grid', gap: '3', marginTop: '6' })}>
      <p className={css({ color: 'inkMuted' })}>{m.auth_or()}</p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="lg"
          wide
          busy={leaving === provider && m.auth_leaving({ provider: providerName(provider) })}
          disabled={leaving !== null && leaving !== provider}
          onClick={() => void leave(provider)}
        >
          {m.auth_continue_with({ provider: providerName(provider) })}
        </Button>
      ))}
    </div>
  );
}
