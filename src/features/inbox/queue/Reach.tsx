/** How somebody is reached: a call, a text or a mail with one press, and the question what came of it. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import type { Outcome } from '../model/facts.ts';
import type { Entry } from '../model/fold.ts';

export interface ReachProps {
  readonly entry: Entry;
  readonly onReached: (outcome: Outcome) => void;
}

interface Way {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly shown: string;
  readonly outcome: Outcome;
}

function waysTo({ name, phone, email }: Entry): readonly Way[] {
  const who = name ?? m.inbox_nobody();
  const number = phone?.replace(/[^\d+]/g, '') ?? '';
  return [
    ...(number === '' || phone === null
      ? []
      : ([
          { href: `tel:${number}`, icon: 'phone', label: m.inbox_call({ who }), shown: phone, outcome: 'reached' },
          {
            href: `sms:${number}`,
            icon: 'tray',
            label: m.inbox_text({ who }),
            shown: m.inbox_text_short(),
            outcome: 'texted',
          },
        ] as const)),
    ...(email === null
      ? []
      : ([
          { href: `mailto:${email}`, icon: 'mail', label: m.inbox_mail({ who }), shown: email, outcome: 'mailed' },
        ] as const)),
  ];
}

export function Reach({ entry, onReached }: ReachProps) {
  const ways = waysTo(entry);
  if (ways.length === 0 && entry.address === null) return null;
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      {entry.address === null ? null : <p>{entry.address}</p>}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {ways.map(({ href, icon, label, shown, outcome }) => (
          <ButtonLink
            key={href}
            href={href}
            variant="quiet"
            size="lg"
            aria-label={`${shown}, ${label}`}
            className={css({ paddingInline: '4', fontSize: '1.0625rem', overflowWrap: 'anywhere' })}
            onClick={() => onReached(outcome)}
          >
            <Icon name={icon} size={20} />
            {shown}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
