/** Owns the six things a visitor can do; five of them work in a dead spot. */
import { css, cx } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import { useDialogLink } from '../../hooks/useDialogs.ts';
import { Edge } from '../../ui/art/Edge.tsx';
import { BallotArt, DoorArt, JarArt, LetterArt, NoteArt, YardSignArt } from '../../ui/art/Errands.tsx';
import { band, cut, wrap } from '../../ui/layout.ts';
import { ActionCard } from './ActionCard.tsx';

const board = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
  gap: { base: '3', md: '5' },
  marginTop: { base: '6', md: '10' },
});

const places = {
  volunteer: css({
    gridColumn: { md: '1 / span 7' },
    gridRow: { md: '1 / span 2' },
    gridTemplateColumns: { base: 'minmax(0, 1fr) 5rem', sm: 'minmax(0, 1fr) 6.5rem', md: '1fr' },
    alignContent: { md: 'space-between' },
    backgroundColor: 'loud',
    color: 'onLoud',
    padding: { md: '8' },
    paddingBottom: { md: '0' },
    '& > svg': { alignSelf: 'end', md: { width: '19rem', marginInlineStart: 'auto' } },
    '& h3': { fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)', fontWeight: 'black', lineHeight: '1' },
    '& h3 + p': { fontSize: { base: '1.125rem', md: '1.3125rem' }, fontWeight: 'bold' },
  }),
  vote: css({ gridColumn: { md: '8 / span 5' }, backgroundColor: 'field', color: 'onField' }),
  sign: css({ gridColumn: { md: '8 / span 5' }, backgroundColor: 'quietWash', color: 'ink' }),
  idea: css({ gridColumn: { md: '1 / span 5' }, backgroundColor: 'shade', color: 'ink' }),
  donate: css({ gridColumn: { md: '6 / span 4' }, backgroundColor: 'straw', color: 'onStraw' }),
  updates: css({
    gridColumn: { md: '10 / span 3' },
    gridTemplateColumns: { md: '1fr' },
    alignContent: { md: 'space-between' },
    backgroundColor: 'quiet',
    color: 'onQuiet',
    '& > svg': { alignSelf: 'end', md: { display: 'none' }, lg: { display: 'block', width: '6rem', order: '-1' } },
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
            className={cx(places.volunteer, cut.a)}
            title="Volunteer"
            text="Give 2 hours this week."
            more="Knock on doors, call neighbors, set up chairs. You get a partner and a map, and nobody makes a speech."
            call="Sign me up"
            art={<DoorArt />}
            link={volunteer}
          />
          <ActionCard
            className={cx(places.vote, cut.b)}
            title="Plan Your Vote"
            text={campaign.earlyVoting.short}
            call="See when and where"
            art={<BallotArt />}
            link={{ href: '#events' }}
          />
          <ActionCard
            className={cx(places.sign, cut.c)}
            title="Request a Yard Sign"
            text="Free, and we bring it to your door."
            call="Get a sign"
            art={<YardSignArt name={campaign.candidate.lastName} />}
            link={sign}
          />
          <ActionCard
            className={cx(places.idea, cut.b)}
            title="Share Your Idea"
            text={`What should ${campaign.city} do next? ${campaign.candidate.firstName} reads every one.`}
            call="Tell us"
            art={<NoteArt />}
            link={idea}
          />
          <ActionCard
            className={cx(places.donate, cut.c)}
            title="Donate"
            text="Five dollars prints forty flyers."
            call="Give now"
            art={<JarArt />}
            link={{ href: campaign.links.donate, target: '_blank', rel: 'noopener' }}
          />
          <ActionCard
            className={cx(places.updates, cut.a)}
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
