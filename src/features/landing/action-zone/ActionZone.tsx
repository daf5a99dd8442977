/** The six things a visitor can do; five of them work in a dead spot. */
import { css, cx } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { useDialogLink } from '../../../hooks/useDialogs.ts';
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
  const volunteer = useDialogLink({ dialog: 'volunteer' });
  const sign = useDialogLink({ dialog: 'yard-sign' });
  const idea = useDialogLink({ dialog: 'idea' });
  const updates = useDialogLink({ dialog: 'newsletter' });
  return (
    <section
      id="action-zone"
      aria-labelledby="action-zone-title"
      className={cx(band, css({ backgroundColor: 'paper' }))}
    >
      <Edge cut="river" className={css({ color: 'field' })} />
      <div className={wrap}>
        <h2 id="action-zone-title" className={css({ textStyle: 'h2', maxWidth: '18ch' })}>
          Pick one thing. Do it today.
        </h2>
        <ul className={board}>
          <ActionCard
            place={places.volunteer}
            edge={cut.a}
            title="Volunteer"
            text="Give 2 hours this week."
            more="Knock on doors, call neighbors, set up chairs. You get a partner and a map, and nobody makes a speech."
            call="Sign me up"
            loud
            art={<DoorArt />}
            link={volunteer}
          />
          <ActionCard
            place={places.vote}
            edge={cut.b}
            title="Plan Your Vote"
            text={campaign.earlyVoting.short}
            call="See when and where"
            art={<BallotArt />}
            link={{ href: '#events' }}
          />
          <ActionCard
            place={places.sign}
            edge={cut.c}
            title="Request a Yard Sign"
            text="Free, and we bring it to your door."
            call="Get a sign"
            art={<YardSignArt name={campaign.candidate.lastName} />}
            link={sign}
          />
          <ActionCard
            place={places.idea}
            edge={cut.b}
            title="Share Your Idea"
            text={`What should ${campaign.city} do next? ${campaign.candidate.firstName} reads every one.`}
            call="Tell us"
            art={<NoteArt />}
            link={idea}
          />
          <ActionCard
            place={places.donate}
            edge={cut.c}
            title="Donate"
            text="Five dollars prints forty flyers."
            call="Give now"
            art={<JarArt />}
            link={{ href: campaign.links.donate, target: '_blank', rel: 'noopener' }}
          />
          <ActionCard
            place={places.updates}
            edge={cut.a}
            title="Stay Updated"
            text="A short note when it matters."
            call="Subscribe"
            art={<LetterArt />}
            link={updates}
          />
        </ul>
      </div>
    </section>
  );
}
