/** Reports that were begun here and not sent: to go on with one of them, or to throw it away. None is sent by itself. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { PlainPicture } from '../../../ui/staff/PlainPicture.tsx';
import { throwAway, useBegunReports } from '../data/begunReports.ts';
import type { SiteNow } from '../data/useSites.ts';
import type { Begun } from '../model/begun.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { facts, quiet } from '../parts/styles.ts';
import { useReportDialog } from '../parts/useReportDialog.tsx';
import { kindWords } from '../parts/words.ts';

const QUOTED = 80;
const quoted = (text: string): string => {
  const signs = [...text.trim().replaceAll(/\s+/g, ' ')];
  return signs.length > QUOTED ? `${signs.slice(0, QUOTED).join('').trimEnd()}…` : signs.join('');
};

const card = css({
  display: 'grid',
  gap: '2',
  padding: '4',
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'line',
  borderRadius: 'sm',
  minWidth: '0',
  overflowWrap: 'anywhere',
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '4',
  marginTop: '3',
});

export default function BegunReports({ sites }: { readonly sites: readonly SiteNow[] }) {
  const begun = useBegunReports();
  const { open, dialog } = useReportDialog();
  const [asked, setAsked] = useState<Begun | null>(null);
  const placeOf = ({ about }: Begun) => (about === null ? undefined : sites.find(({ site }) => site.slug === about));
  return (
    <>
      {begun.length === 0 ? null : (
        <section aria-labelledby="begun-reports">
          <h2 id="begun-reports" className={css({ textStyle: 'h3' })}>
            {m.places_begun()}
          </h2>
          <p className={quiet}>{m.places_begun_more()}</p>
          <ul aria-labelledby="begun-reports" className={grid}>
            {begun.map((one) => {
              const place = placeOf(one);
              const text = quoted(one.text);
              const named = text || m.places_begun_wordless();
              return (
                <li key={one.draft} className={card}>
                  <p className={facts}>
                    {one.kind === null ? null : <strong>{kindWords[one.kind]()}</strong>}
                    {place === undefined ? null : <SaidText of={place.site.title} />}
                    <span className={quiet}>{moment(one.at)}</span>
                  </p>
                  <p>{named}</p>
                  {one.address === '' && one.pin === '' ? null : (
                    <p className={facts}>
                      {one.address === '' ? null : <span>{one.address}</span>}
                      {one.pin === '' ? null : <span>{m.places_begun_pin({ pin: one.pin })}</span>}
                    </p>
                  )}
                  {one.kept === null || one.kept.pictures.length === 0 ? null : (
                    <ul
                      aria-label={m.places_pictures()}
                      className={css({ display: 'flex', gap: '2', flexWrap: 'wrap' })}
                    >
                      {one.kept.pictures.map(({ id, picture }, at) => (
                        <li key={id} className={css({ width: '6rem' })}>
                          <PlainPicture picture={picture} caption={m.places_picture_of({ at: String(at + 1) })} />
                        </li>
                      ))}
                    </ul>
                  )}
                  <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: 'auto' })}>
                    <Button
                      variant="secondary"
                      aria-label={m.places_begun_go_on_with({ text: named })}
                      onClick={() => open({ about: place?.site ?? null, draft: one.draft })}
                    >
                      {m.places_begun_go_on()}
                    </Button>
                    <Button
                      variant="ghost"
                      aria-label={m.places_begun_away_with({ text: named })}
                      onClick={() => setAsked(one)}
                    >
                      {m.places_begun_away()}
                    </Button>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {dialog}
      {asked === null ? null : (
        <ConfirmDialog
          title={m.places_begun_away_ask()}
          text={m.places_begun_away_more()}
          yes={m.places_begun_away()}
          no={m.places_begun_away_no()}
          onNo={() => setAsked(null)}
          onYes={() => void throwAway(asked).then(() => setAsked(null))}
        />
      )}
    </>
  );
}
