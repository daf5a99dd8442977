/** The way from the field page to the places that are to be looked at, for those who may look. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';

export function WalkLink() {
  return useMay('verify_places') ? (
    <Panel title={m.places_walk()} className={css({ marginTop: '8' })}>
      <p>{m.places_walk_lead()}</p>
      <Link to="/field-ops/places" className={textLink}>
        {m.places_walk_go()}
      </Link>
    </Panel>
  ) : null;
}
