/** One volunteer: who they are, when they can, and what comes next. */
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { m } from '../../../messages/messages.js';
import { interestWords, stepOf, stepWords, type Volunteer } from './volunteers.ts';

export interface VolunteerRowProps {
  readonly volunteer: Volunteer;
  /** Whether the reader gives roles. */
  readonly leads: boolean;
  readonly busy: boolean;
  readonly onPick: () => void;
}

const slots = row({ columns: 'actions' });

export function VolunteerRow({ volunteer, leads, busy, onPick }: VolunteerRowProps) {
  const { name, email, phone, interest, availability, notes, user_id } = volunteer;
  const step = stepOf(volunteer);
  return (
    <li data-volunteer={name} data-step={step} className={slots.root}>
      <div className={slots.main}>
        <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })}>
          <strong className={css({ fontSize: '1.125rem' })}>{name}</strong>
          <Tag loud={step === 'ready' || step === 'walking'}>{interestWords(interest)}</Tag>
        </p>
        <p>{[email, phone].filter(Boolean).join(' · ')}</p>
        <p className={css({ color: 'inkMuted' })}>{[availability, notes].filter(Boolean).join(' · ')}</p>
        <p className={css({ fontWeight: 'bold', _empty: { display: 'none' } })}>{stepWords(volunteer, leads)}</p>
      </div>
      {step === 'volunteer' ? (
        <Button variant="secondary" disabled={busy} onClick={onPick} aria-label={m.volunteers_pick_name({ name })}>
          {m.volunteers_pick()}
        </Button>
      ) : step !== 'withdrawn' && user_id === null ? (
        <Button variant="ghost" disabled={busy} onClick={onPick} aria-label={m.volunteers_address_of({ name })}>
          {m.volunteers_address()}
        </Button>
      ) : null}
    </li>
  );
}
