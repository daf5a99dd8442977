/** The ways into one's own account: the password, and accounts elsewhere, to be linked and unlinked. */
import { useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import type { LinkedSignIn } from '../../core/session/account.ts';
import { isWayBack, withoutWayBack } from '../../core/session/elsewhere.ts';
import { useProof } from '../../forms/proof/useProof.tsx';
import { useAccountChange } from '../../hooks/useAccount.ts';
import { askElsewhere, providerName, useProviders } from '../../hooks/useElsewhere.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { ProblemLine } from './ProblemLine.tsx';

export interface SignInsPanelProps {
  readonly signIns: readonly LinkedSignIn[];
  readonly refresh: () => Promise<void>;
}

const PASSWORD = 'email';
const nameOf = ({ provider }: LinkedSignIn) =>
  provider === PASSWORD ? m.account_sign_in_password() : providerName(provider);

export function SignInsPanel({ signIns, refresh }: SignInsPanelProps) {
  const providers = useProviders();
  const [unlinking, setUnlinking] = useState<LinkedSignIn | null>(null);
  const proof = useProof();
  const unlink = useAccountChange(refresh, m.account_unlinked, proof.demand);
  const link = useAccountChange(() => Promise.resolve(), undefined, proof.demand);
  const slots = row({ columns: 'actions' });
  const { run: ask } = link;

  useEffect(() => {
    const { search, pathname } = location;
    if (!isWayBack(search)) return;
    history.replaceState(history.state, '', pathname + withoutWayBack(search));
    void ask(() => askElsewhere(async (elsewhere) => elsewhere.linked(search)));
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the address that the page was opened with
  }, []);

  const linked = new Set(signIns.map(({ provider }) => provider));
  const offered = providers.filter((provider) => !linked.has(provider));
  if (providers.length === 0 && signIns.every(({ provider }) => provider === PASSWORD)) return null;

  async function remove({ id }: LinkedSignIn) {
    setUnlinking(null);
    if (await proof.askRecent()) await unlink.run((account) => account.unlink(id));
  }

  async function leaveFor(provider: string) {
    if (await proof.askRecent()) await link.run(() => askElsewhere((elsewhere) => elsewhere.linkAt(provider)));
  }

  return (
    <Panel title={m.account_sign_ins()}>
      <p>{m.account_sign_ins_lead()}</p>
      <ul className={css({ marginTop: '3' })}>
        {signIns.map((signIn) => (
          <li key={signIn.id} className={slots.root}>
            <div className={slots.main}>
              <p className={slots.title}>{nameOf(signIn)}</p>
              {signIn.email === '' ? null : (
                <p className={css({ textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' })}>
                  {signIn.email}
                </p>
              )}
            </div>
            {signIn.provider === PASSWORD || signIns.length === 1 ? null : (
              <Button
                variant="ghost"
                disabled={unlink.busy}
                aria-label={m.account_unlink_of({ provider: nameOf(signIn) })}
                onClick={() => setUnlinking(signIn)}
              >
                {m.account_unlink()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ProblemLine said={unlink.problem ?? link.problem} />
      {offered.length > 0 ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
          {offered.map((provider) => (
            <Button key={provider} variant="secondary" disabled={link.busy} onClick={() => void leaveFor(provider)}>
              {m.account_link({ provider: providerName(provider) })}
            </Button>
          ))}
        </div>
      ) : null}
      {unlinking ? (
        <ConfirmDialog
          title={m.account_unlink_title({ provider: nameOf(unlinking) })}
          text={m.account_unlink_text()}
          yes={m.account_unlink_yes()}
          no={m.account_keep()}
          onYes={() => void remove(unlinking)}
          onNo={() => setUnlinking(null)}
        />
      ) : null}
      {proof.dialog}
    </Panel>
  );
}
