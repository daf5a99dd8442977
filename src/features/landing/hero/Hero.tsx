/** The poster at the top: the promise, the three calls to action, the town, the video. */
import { css } from 'styled-system/css';
import { useWords } from '../../../hooks/words.ts';
import { HeroScene } from '../../../ui/art/HeroScene.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { wrap } from '../../../ui/layout.ts';
import { CampaignVideo } from './CampaignVideo.tsx';

export const HERO_ID = 'hero';

// On a phone the town comes before the film, on a desktop they stand side by side: one order in the document, two on screen.
const poster = css({
  display: 'grid',
  backgroundColor: 'paper',
  overflow: 'clip',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    lg: 'minmax(var(--spacing-gutter), 1fr) minmax(0, 42rem) minmax(0, 28rem) minmax(var(--spacing-gutter), 1fr)',
  },
});

const saying = css({
  gridColumn: { lg: '2' },
  paddingInline: { base: 'gutter', lg: '0' },
  paddingTop: { base: '5', md: '10' },
  position: 'relative',
  zIndex: '1',
});

const film = css({
  order: { base: '3', lg: '0' },
  gridColumn: { lg: '3' },
  position: 'relative',
  zIndex: '1',
  backgroundColor: { base: 'field', lg: 'transparent' },
  paddingInline: { base: 'gutter', lg: '0' },
  paddingTop: { base: '2', lg: '12' },
  paddingLeft: { lg: '10' },
});

// as high as said and as wide as that makes it, centred: a phone crops both ends, a wide screen sees the hills run on
const town = css({
  order: { base: '2', lg: '0' },
  display: 'block',
  gridColumn: '1 / -1',
  justifySelf: 'center',
  height: { base: '13.5rem', md: '22rem', lg: 'clamp(27rem, 38.9vw, 40rem)' },
  width: 'auto',
  maxWidth: 'none',
  aspectRatio: '1440 / 560',
  marginTop: { base: '3', lg: '-5rem' },
  overflow: 'visible',
});

const half = css({ flexGrow: { base: '1', md: '0' } });

const meaning = css({ order: '4', gridColumn: '1 / -1', backgroundColor: 'field', color: 'onField' });

export function Hero() {
  const { words, lang } = useWords('hero');
  const [first, second] = words.headline;
  return (
    <section id={HERO_ID} aria-labelledby="headline" className={poster}>
      <div className={saying} lang={lang}>
        <h1 id="headline" className={css({ textStyle: 'poster' })}>
          {first} <span className={css({ display: 'block', color: 'loudText' })}>{second}</span>
        </h1>
        <p className={css({ textStyle: 'lead', marginTop: '5', maxWidth: '34rem', textWrap: 'pretty' })}>
          {words.intro}
        </p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' })}>
          <ButtonLink
            href="#events"
            size="lg"
            className={css({ flexGrow: { base: '1', md: '0' }, flexBasis: { base: '100%', md: 'auto' } })}
          >
            {words.vote}
          </ButtonLink>
          <ButtonLink href="#action-zone" size="lg" variant="secondary" className={half}>
            {words.volunteer}
          </ButtonLink>
          <ButtonLink href="#action-zone" size="lg" variant="secondary" className={half}>
            {words.donate}
          </ButtonLink>
        </div>
      </div>
      <Film />
      <HeroScene className={town} />
      <div className={meaning}>
        <div className={wrap}>
          <Tagline />
        </div>
      </div>
    </section>
  );
}

/** Left out while no one has written what is said in the video: a video without its words is closed to people who cannot hear it. */
function Film() {
  const { words } = useWords('video');
  if (words.transcript.length === 0) return null;
  return (
    <div className={film}>
      <CampaignVideo />
    </div>
  );
}

function Tagline() {
  const { words, lang } = useWords('hero');
  return (
    <div className={css({ paddingTop: '8' })} lang={lang}>
      <p className={css({ textStyle: 'h2', color: 'straw', fontSize: 'clamp(1.5rem, 8vw, 3.75rem)' })}>
        {words.tagline}
      </p>
      <dl
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', md: '1fr 1fr 1fr' },
          columnGap: '8',
          rowGap: '4',
          marginTop: '5',
        })}
      >
        {words.parts.map((part) => (
          <div key={part.title}>
            <dt className={css({ textStyle: 'h4' })}>{part.title}</dt>
            <dd className={css({ color: 'onFieldMuted', marginTop: '1', textWrap: 'pretty' })}>{part.detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
