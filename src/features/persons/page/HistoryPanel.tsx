/** Everything dated about a person, the newest first: what they sent and agreed to, and what was done, knocked, called and walked. */
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { channelWords, methodWords, stateWords } from '../../consent/model/ledger.ts';
import type { Person } from '../model/person.ts';
import type { ConsentFact } from '../model/sheet.ts';
import { waysOf } from '../model/ways.ts';
import { happeningWords } from '../model/words.ts';
import { quiet, row } from '../parts/styles.ts';

interface HistoryProps {
  readonly person: Person;
  readonly consents: readonly ConsentFact[];
}

interface Entry {
  readonly id: string;
  readonly at: number;
  readonly title: string;
  readonly about: string | null;
  readonly by: string | null;
  readonly note: string | null;
  /** The knock in whose note something was said that may lead to something; null: none. */
  readonly knock: string | null;
}

function entriesOf({ person, consents }: HistoryProps): readonly Entry[] {
  const { phones, emails } = waysOf(person);
  const points = new Set([...phones, ...emails].map(({ point }) => point));
  const agreed = consents
    .filter(({ point }) => points.has(point))
    .map(({ id, at, channel, state, method, point }) => ({
      id,
      at: Date.parse(at),
      title: `${channelWords[channel]()}: ${stateWords[state]()}`,
      about: `${methodWords[method]()} (${point})`,
      by: null,
      note: null,
      knock: null,
    }));
  const happened = person.members.flatMap(({ history }) =>
    history.map((one) => {
      const [title, about] = happeningWords(one);
      return {
        id: `${one.what} ${one.id}`,
        at: Date.parse(one.at),
        title,
        about,
        by: one.by,
        note: one.note,
        knock: one.what === 'door' ? one.id : null,
      };
    }),
  );
  // Two who live together and are one person were knocked at once.
  const once = new Map([...happened, ...agreed].map((entry) => [entry.id, entry]));
  return [...once.values()].toSorted((a, b) => b.at - a.at);
}

export function HistoryPanel(props: HistoryProps) {
  const mayWrite = useMay('publish_content');
  return (
    <Panel title={m.persons_history()}>
      <ol aria-label={m.persons_history()}>
        {entriesOf(props).map(({ id, at, title, about, by, note, knock }) => (
          <li key={id} className={row}>
            <p>
              <strong>{title}</strong>
              {about === null ? '' : ` · ${about}`}
            </p>
            {note === null ? null : <q className={css({ whiteSpace: 'pre-wrap' })}>{note}</q>}
            {knock === null || note === null || !mayWrite ? null : (
              <div>
                <ButtonLink variant="ghost" href={`/content/links?door=${knock}`}>
                  {m.persons_say_outcome()}
                  <VisuallyHidden>: {note}</VisuallyHidden>
                </ButtonLink>
              </div>
            )}
            <p className={quiet}>{[moment(at), by].filter((part) => part !== null).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
