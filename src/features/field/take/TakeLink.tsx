/** The way to a turf for somebody who was told a code. */
import { Link } from '@tanstack/react-router';
import { textLink } from '../../../ui/staff/textLink.ts';

export function TakeLink() {
  return (
    <Link to="/field-ops/take" className={textLink}>
      I have a code
    </Link>
  );
}
