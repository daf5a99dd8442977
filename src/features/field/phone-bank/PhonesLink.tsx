/** The way from the field page to the phone bank, for those who may call. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { m } from '../../../messages/messages.js';
import { big } from '../parts/styles.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';

export function PhonesLink() {
  return useMay('take_calls') ? (
    <Panel title={m.phone_bank_title()} className={css({ marginTop: '8' })}>
      <div className={css({ display: 'grid', gap: '3', maxWidth: '40rem' })}>
        <p>{m.phone_bank_what()}</p>
        <Link to="/field-ops/phones" className={big}>
          <Icon name="phone" /> {m.phone_bank_make_calls()}
        </Link>
      </div>
    </Panel>
  ) : null;
}
