/** After the first of the two links of a new e-mail address: what is done, and where the other link was sent. */
import { useEffect, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { SentTo } from '../../core/session/mailLink.ts';
import { askEmailChange, openAddress } from '../../hooks/emailChange.ts';
import { useSession } from '../../hooks/useSession.ts';
import { m } from '../../messages/messages.js';
import { Notice } from './Notice.tsx';

const others: Readonly<Record<SentTo, () => string>> = {
  current: m.auth_first_of_two_new,
  new: m.auth_first_of_two_current,
};

export interface FirstOfTwoProps {
  /** Which address was confirmed; null where the link does not say. */
  readonly confirmed: SentTo | null;
  readonly renderAccount: (text: string) => ReactNode;
}

export function FirstOfTwo({ confirmed, renderAccount }: FirstOfTwoProps) {
  const { status } = useSession();
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    if (status !== 'signed-in') return;
    let gone = false;
    void askEmailChange().then((change) => gone || setOpen(change?.one_is_confirmed ? openAddress(change) : null));
    return () => {
      gone = true;
    };
  }, [status]);
  const other = confirmed === null ? m.auth_first_of_two_other : others[confirmed];
  return (
    <div aria-live="polite">
      <h2 className={css({ textStyle: 'h3' })}>{m.auth_first_of_two()}</h2>
      <Notice tone="good">{open === null ? other() : m.auth_first_of_two_to({ email: open })}</Notice>
      {status === 'signed-in' ? (
        <div className={css({ marginTop: '4' })}>{renderAccount(m.auth_to_account())}</div>
      ) : null}
    </div>
  );
}
