/** A security key or passkey: the browser asks for it, and only after a press (Safari). */
import { css } from 'styled-system/css';
import { useOneAtATime } from '../../hooks/useOneAtATime.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';

/** @param props.onUse resolves with whether the key was right. */
export function KeyProof({ onUse }: { readonly onUse: () => Promise<boolean> }) {
  const { busy, run } = useOneAtATime();
  return (
    <div className={css({ marginTop: '6' })}>
      <Button size="lg" wide busy={busy && m.proof_waiting_key()} onClick={() => void run(onUse)}>
        {m.proof_use_key()}
      </Button>
    </div>
  );
}
