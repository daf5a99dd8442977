/** Owns the way to a turf for somebody who was told a code. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';

export function TakeLink() {
  return (
    <Link
      to="/field-ops/take"
      className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch', fontWeight: 'bold' })}
    >
      I have a code
    </Link>
  );
}
