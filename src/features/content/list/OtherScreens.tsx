/**
 * The studio's other screens: what goes out together, what came of what people asked, answers and responses, places, the
 * city's payments, services and figures.
 */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { m } from '../../../messages/messages.js';
import { textLink } from '../../../ui/staff/textLink.ts';

/** @param mayImport whoever publishes brings in the city's file. */
export function OtherScreens({ mayImport }: { readonly mayImport: boolean }) {
  const mayRunEvents = useMay('run_events');
  return (
    <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', marginBottom: '3' })}>
      <Link to="/content/releases" className={textLink}>
        {m.content_releases()}
      </Link>
      <Link to="/content/links" className={textLink}>
        {m.content_go_links()}
      </Link>
      {/* Whoever reads along may see what was asked and answered; who may decide there says that screen. */}
      <Link to="/events/questions" className={textLink}>
        {m.content_go_answers()}
      </Link>
      {mayRunEvents ? (
        <Link to="/events" className={textLink}>
          {m.content_go_sessions()}
        </Link>
      ) : null}
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
