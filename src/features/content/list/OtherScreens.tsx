/** The studio's other screens: what goes out together, what came of what people asked, the city's payments, services and figures. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { textLink } from '../../../ui/staff/textLink.ts';

/** @param mayImport whoever publishes brings in the city's file. */
export function OtherScreens({ mayImport }: { readonly mayImport: boolean }) {
  return (
    <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', marginBottom: '3' })}>
      <Link to="/content/releases" className={textLink}>
        {m.content_releases()}
      </Link>
      <Link to="/content/links" className={textLink}>
        {m.content_go_links()}
      </Link>
      {mayImport ? (
        <>
          <Link to="/content/ideas" className={textLink}>
            {m.content_go_ideas()}
          </Link>
          <Link to="/content/places" className={textLink}>
            {m.content_go_places()}
          </Link>
          <Link to="/content/payments" className={textLink}>
            {m.content_go_payments()}
          </Link>
          <Link to="/content/services" className={textLink}>
            {m.content_go_services()}
          </Link>
          <Link to="/content/figures" className={textLink}>
            {m.content_go_figures()}
          </Link>
        </>
      ) : null}
    </p>
  );
}
