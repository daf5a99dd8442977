/** The way to one's sign routes. */
import { Link } from '@tanstack/react-router';
import { m } from '../../../messages/messages.js';
import { textLink } from '../../../ui/staff/textLink.ts';

export function SignsLink() {
  return (
    <Link to="/field-ops/signs" className={textLink}>
      {m.signs_my_routes()}
    </Link>
  );
}
