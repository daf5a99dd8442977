/** The way to a turf for somebody who was told a code. */
import { Link } from '@tanstack/react-router';
import { textLink } from '../../../ui/staff/textLink.ts';
import { m } from '../../../messages/messages.js';

export function TakeLink() {
  return (
    <Link to="/field-ops/take" className={textLink}>
      {m.take_have_code()}
    </Link>
  );
}
