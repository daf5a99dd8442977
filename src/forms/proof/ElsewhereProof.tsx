/** A new sign-in at a provider, of a person who has neither a second factor nor a password. The way back leads to this page. */
import { css } from 'styled-system/css';
import { useAccountChange } from '../../hooks/useAccount.ts';
import { askElsewhere, providerName } from '../../hooks/useElsewhere.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';

const nothing = () => Promise.resolve();

export function ElsewhereProof({ providers }: { readonly providers: readonly string[] }) {
  const { busy, problem, run } = useAccountChange(nothing);
  const leaveFor = (provider: string) =>
    run(() => askElsewhere((elsewhere) => elsewhere.signInAt(provider, location.pathname + location.search)));
  return (
    <div className={css({ display: 'grid', gap: '3', marginTop: '6' })}>
      {problem ? <p className={css({ fontWeight: 'bold' })}>{problem()}</p> : null}
      {[...new Set(providers)].map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="lg"
          wide
          disabled={busy}
          onClick={() => void leaveFor(provider)}
        >
          {m.proof_continue_with({ provider: providerName(provider) })}
        </Button>
      ))}
    </div>
  );
}
