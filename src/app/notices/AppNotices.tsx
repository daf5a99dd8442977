/** The quiet slips of the app itself: the network, a new version, the language, the home screen. One place, above the thumb bar. */
import { css } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import { useFramed, useUpdateSlip } from '../../hooks/appUpdate.ts';
import { dismissInstall, useInstallOffer, type InstallOffer } from '../../hooks/useInstallOffer.ts';
import { useNetworkNews } from '../../hooks/useNetwork.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { LanguageOffer, useLanguageOffer } from './LanguageOffer.tsx';

const place = css({
  position: 'fixed',
  zIndex: 'bar',
  insetInlineStart: '4',
  insetInlineEnd: '4',
  bottom: { base: 'calc(5.25rem + env(safe-area-inset-bottom, 0px))', md: '4' },
  display: 'grid',
  gap: '2',
  justifyItems: { base: 'stretch', md: 'start' },
  pointerEvents: 'none',
});

const slip = css({
  pointerEvents: 'auto',
  display: 'grid',
  gap: '3',
  width: 'full',
  maxWidth: '26rem',
  padding: '4',
  backgroundColor: 'sheet',
  color: 'ink',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'ink',
  textStyle: 'small',
});

const word = css({
  display: 'inline-block',
  paddingInline: '3',
  paddingBlock: '2',
  backgroundColor: 'ink',
  color: 'paper',
  textStyle: 'small',
  fontWeight: 'bold',
});

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

export function AppNotices() {
  const { said, shown } = useNetworkNews();
  const update = useUpdateSlip();
  const framed = useFramed();
  const offer = useInstallOffer();
  const language = useLanguageOffer();
  return (
    <div className={place}>
      <output>
        {said === 'offline' ? <span className={shown ? css({ srOnly: true }) : word}>{m.app_offline()}</span> : null}
        {said === 'back' ? <span className={word}>{m.app_back_online()}</span> : null}
      </output>
      {update ? (
        <section aria-label={m.app_new_version()} className={slip}>
          <p>{m.app_new_version_ready()}</p>
          <div className={row}>
            <Button onClick={update}>{m.app_update_now()}</Button>
          </div>
        </section>
      ) : null}
      {!update && language ? <LanguageOffer offer={language} className={slip} /> : null}
      {!update && !language && !framed && offer ? <HomeScreenOffer offer={offer} /> : null}
    </div>
  );
}

function HomeScreenOffer({ offer }: { readonly offer: InstallOffer }) {
  return (
    <section aria-label={m.app_home_screen()} className={slip}>
      <p className={css({ textStyle: 'h4' })}>{m.app_keep_it({ name: campaign.shortName })}</p>
      {offer.by === 'prompt' ? <p>{m.app_keep_it_why()}</p> : <p>{m.app_keep_it_ios()}</p>}
      <div className={row}>
        {offer.by === 'prompt' ? <Button onClick={() => void offer.install()}>{m.app_add_it()}</Button> : null}
        <Button variant="ghost" onClick={dismissInstall}>
          {m.app_no_thanks()}
        </Button>
      </div>
    </section>
  );
}
