/** The way from the field page to the phone bank, for those who may call. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { big } from '../parts/styles.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';

export function PhonesLink() {
  return useMay('take_calls') ? (
    <Panel title="Phone bank" className={css({ marginTop: '8' })}>
      <div className={css({ display: 'grid', gap: '3', maxWidth: '40rem' })}>
        <p>Call people who have a number. What you take along works without a signal, but for the calls themselves.</p>
        <Link to="/field-ops/phones" className={big}>
          <Icon name="phone" /> Make calls
        </Link>
      </div>
    </Panel>
  ) : null;
}
