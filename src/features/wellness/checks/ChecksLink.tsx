/** The way from the field page to the services that are to be asked, for those who may ask. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';

export function ChecksLink() {
  return useMay('check_services') ? (
    <Panel title={m.wellness_checks()} className={css({ marginTop: '8' })}>
      <p>{m.wellness_checks_lead()}</p>
      <Link to="/field-ops/services" className={textLink}>
        {m.wellness_checks_go()}
      </Link>
    </Panel>
  ) : null;
}
