/** The six things a visitor can do; five of them work in a dead spot. */
import { css, cx } from 'styled-system/css';
import { useWords } from '../../../hooks/words.ts';
import { dialogLink } from '../../../hooks/useDialogs.ts';
import { Edge } from '../../../ui/art/Edge.tsx';
import { BallotArt, DoorArt, JarArt, LetterArt, NoteArt, YardSignArt } from '../../../ui/art/Errands.tsx';
import { band, cut, wrap } from '../../../ui/layout.ts';
import { ActionCard } from './ActionCard.tsx';

const board = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
  gap: { base: '3', md: '5' },
  marginTop: { base: '6', md: '10' },
});

const places = {
  volunteer: css.raw({
    gridColumn: { md: '1 / -1', lg: '1 / span 7' },
    gridRow: { lg: '1 / span 2' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) 5rem',
      sm: 'minmax(0, 1fr) 6.5rem',
      md: 'minmax(0, 1fr) 17rem',
      lg: 'minmax(0, 1fr)',
    },
    alignContent: { lg: 'space-between' },
    backgroundColor: 'loud',
    color: 'onLoud',
    padding: { base: '5', md: '8' },
    paddingBottom: { md: '0' },
    '& > div': { paddingBottom: { md: '8', lg: '0' } },
    '& > svg': { alignSelf: 'end', width: { base: 'full', lg: '19rem' }, marginInlineStart: { lg: 'auto' } },
    '& h3': { fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)', fontWeight: 'black', lineHeight: '1' },
    '& h3 + p': { fontSize: { base: '1.125rem', md: '1.3125rem' }, fontWeight: 'bold' },
  }),
  vote: css.raw({
    gridColumn: { md: '1 / span 6', lg: '8 / span 5' },
    backgroundColor: 'field',
    color: 'onField',
  }),
  sign: css.raw({ gridColumn: { md: '7 / span 6', lg: '8 / span 5' }, backgroundColor: 'quietWash', color: 'ink' }),
  idea: css.raw({ gridColumn: { md: '1 / span 6', lg: '1 / span 5' }, backgroundColor: 'shade', color: 'ink' }),
  donate: css.raw({ gridColumn: { md: '7 / span 6', lg: '6 / span 4' }, backgroundColor: 'straw', color: 'onStraw' }),
  updates: css.raw({
    gridColumn: { md: '1 / -1', lg: '10 / span 3' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) 5rem',
      sm: 'minmax(0, 1fr) 5.5rem',
      md: 'minmax(0, 1fr) 6.5rem',
      lg: 'minmax(0, 1fr)',
    },
    alignContent: { lg: 'space-between' },
    backgroundColor: 'quiet',
    color: 'onQuiet',
    '& > svg': { width: { base: 'full', lg: '6rem' }, order: { lg: '-1' } },
  }),
};

export function ActionZone() {
  const { words, lang } = useWords('actions');
  const { words: links } = useWords('links');
  const { words: head } = useWords('head');
  const volunteer = dialogLink({ dialog: 'volunteer' });
  const sign = dialogLink({ dialog: 'yard-sign' });
  const idea = dialogLink({ dialog: 'idea' });
  const updates = dialogLink({ dialog: 'newsletter' });
  return (
    <section
      id="action-zone"
      aria-labelledby="action-zone-title"
      lang={lang}
      className={cx(band, css({ backgroundColor: 'paper' }))}
    >
      <Edge cut="river" className={css({ color: 'field' })} />
      <div className={wrap}>
        <h2 id="action-zone-title" className={css({ textStyle: 'h2', maxWidth: '18ch' })}>
          {words.title}
        </h2>
        <ul className={board}>
          <ActionCard
            {...words.volunteer}
            place={places.volunteer}
            edge={cut.a}
            loud
            art={<DoorArt />}
            link={volunteer}
          />
          <ActionCard {...words.vote} place={places.vote} edge={cut.b} art={<BallotArt />} link={{ href: '#events' }} />
          <ActionCard
            {...words.sign}
            place={places.sign}
            edge={cut.c}
            art={<YardSignArt name={head.lastName} />}
            link={sign}
          />
          <ActionCard {...words.idea} place={places.idea} edge={cut.b} art={<NoteArt />} link={idea} />
          <ActionCard
            {...words.donate}
            place={places.donate}
            edge={cut.c}
            art={<JarArt />}
            link={{ href: links.donate, target: '_blank', rel: 'noopener' }}
          />
          <ActionCard {...words.updates} place={places.updates} edge={cut.a} art={<LetterArt />} link={updates} />
        </ul>
      </div>
    </section>
  );
}
