/** The early-voting banner: when, where, how to get there, how long still. */
import { css, cx } from 'styled-system/css';
import { useWords } from '../../../hooks/words.ts';
import { m } from '../../../messages/messages.js';
import { BallotArt } from '../../../ui/art/Errands.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { cut } from '../../../ui/layout.ts';
import { Countdown } from './Countdown.tsx';

const banner = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr auto' },
  columnGap: '10',
  rowGap: '6',
  alignItems: 'center',
  backgroundColor: 'straw',
  color: 'onStraw',
  padding: { base: '6', md: '10' },
  '& :focus-visible': { outlineColor: 'onStraw' },
});

export function EarlyVoting() {
  const { words, lang } = useWords('earlyVoting');
  return (
    <div className={cx(banner, cut.b)}>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: '6.5rem 1fr' },
          gap: '5',
          alignItems: 'start',
        })}
      >
        <BallotArt className={css({ width: { base: '4.5rem', sm: 'full' }, height: 'auto' })} />
        <div>
          <h3 lang={lang} className={css({ textStyle: 'h3' })}>
            {words.title}
          </h3>
          <p
            lang={lang}
            className={css({ textStyle: 'lead', fontWeight: 'bold', marginTop: '1', textWrap: 'balance' })}
          >
            {words.text}
          </p>
          <p lang={lang}>
            {words.place}, {words.address}
          </p>
          <div className={css({ marginTop: '4' })}>
            <ButtonLink href={words.directions} target="_blank" rel="noopener" variant="secondary">
              <Icon name="pin" /> {m.public_directions()}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Countdown />
    </div>
  );
}
