/** The quiet slips of the app itself: the network, a new version, the home screen. One place, above the thumb bar. */
import { css } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import { useFramed, useUpdateSlip } from '../../hooks/appUpdate.ts';
import { dismissInstall, useInstallOffer, type InstallOffer } from '../../hooks/useInstallOffer.ts';
import { useNetworkNews } from '../../hooks/useNetwork.ts';
import { Button } from '../../ui/Button.tsx';

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
  return (
    <div className={place}>
      <output>
        {said === 'offline' ? (
          <span className={shown ? css({ srOnly: true }) : word}>You’re offline. Forms still work.</span>
        ) : null}
        {said === 'back' ? <span className={word}>Back online.</span> : null}
      </output>
      {update ? (
        <section aria-label="New version" className={slip}>
          <p>A new version of this app is ready. Take it when it suits you: nothing you typed is lost.</p>
          <div className={row}>
            <Button onClick={update}>Update now</Button>
          </div>
        </section>
      ) : null}
      {!update && !framed && offer ? <HomeScreenOffer offer={offer} /> : null}
    </div>
  );
}

function HomeScreenOffer({ offer }: { readonly offer: InstallOffer }) {
  return (
    <section aria-label="Home screen" className={slip}>
      <p className={css({ textStyle: 'h4' })}>Keep {campaign.shortName} on your home screen</p>
      {offer.by === 'prompt' ? (
        <p>It opens without a signal, and it takes almost no space.</p>
      ) : (
        <p>
          Press the Share button, the square with the arrow, then choose “Add to Home Screen”. It opens without a
          signal.
        </p>
      )}
      <div className={row}>
        {offer.by === 'prompt' ? <Button onClick={() => void offer.install()}>Add it</Button> : null}
        <Button variant="ghost" onClick={dismissInstall}>
          No, thank you
        </Button>
      </div>
    </section>
  );
}
