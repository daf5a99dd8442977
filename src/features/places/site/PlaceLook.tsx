/** How a place's page would begin with these words, while they are being written: beside what else it says as this device has it. */
import { css } from 'styled-system/css';
import { useSites } from '../data/useSites.ts';
import type { PlaceBody } from '../model/placeContent.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { PlanHere } from './PlanHere.tsx';
import { SiteHead } from './SiteHead.tsx';

export function PlaceLook({ of: { asked, title, about = {}, plan = {} } }: { readonly of: PlaceBody }) {
  const { sites } = useSites();
  const shown = sites?.find(({ id }) => asked === `site/${id}`);
  if (shown !== undefined) return <SiteHead of={{ ...shown, site: { ...shown.site, title, about, plan } }} />;
  // Not on this device: its words alone.
  return (
    <header className={css({ display: 'grid', gap: '3', maxWidth: 'text' })}>
      <h1 className={css({ textStyle: 'h2' })}>
        <SaidText of={title} />
      </h1>
      <p>
        <SaidText of={about} />
      </p>
      <PlanHere of={plan} />
    </header>
  );
}
