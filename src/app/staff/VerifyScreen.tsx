/** In place of a staff page whose rows the server shows only after a second factor: never an empty list that looks like no work. */
import { css } from 'styled-system/css';
import type { MustVerify } from '../../core/session/state.ts';
import { useSignOut } from '../../hooks/useSignOut.tsx';
import { m } from '../../messages/messages.js';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { wrap } from '../../ui/layout.ts';

export interface VerifyScreenProps {
  readonly asked: MustVerify;
}

export function VerifyScreen({ asked }: VerifyScreenProps) {
  const { signOut, dialog } = useSignOut();
  return (
    <section className={`${wrap} ${css({ paddingBlock: 'section' })}`}>
      <h1 className={css({ textStyle: 'h2' })}>{m.app_verify_title()}</h1>
      <p className={css({ textStyle: 'lead', marginTop: '4', maxWidth: 'text' })}>
        {asked === 'enrol' ? m.app_verify_enrol() : m.app_verify_prove()}
      </p>
      <p className={css({ marginTop: '3', maxWidth: 'text' })}>{m.app_verify_waits()}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
        {asked === 'enrol' ? (
          <ButtonLink size="lg" href="/account">
            {m.app_verify_set_up()}
          </ButtonLink>
        ) : (
          <Button size="lg" onClick={signOut}>
            {m.app_verify_sign_in()}
          </Button>
        )}
      </div>
      {dialog}
    </section>
  );
}
