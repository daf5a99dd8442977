/** What the file as a whole asks: which statuses come in, streets that may be one, old births, and doors that many families share. */
import { css } from 'styled-system/css';
import { counted, digits } from '../../../hooks/format.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { m } from '../../../messages/messages.js';
import type { AlikeStreets, CrowdedDoor, Findings } from '../model/import/findings.ts';
import { isChoosable } from '../model/import/statuses.ts';
import { statusWords } from './layoutWords.ts';
import type { CheckState } from './protocol.ts';
import type { Decisions } from './useImport.ts';

export interface QuestionsProps {
  readonly check: CheckState;
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Partial<Decisions>) => void;
}

export function Questions({ check, decisions, onDecide }: QuestionsProps) {
  const { findings, oldBirths } = check;
  if (findings === null) return null;
  const { statuses, alike, crowded } = findings;
  return (
    <>
      {statuses.length > 0 ? <Statuses findings={findings} decisions={decisions} onDecide={onDecide} /> : null}
      {alike.length > 0 ? (
        <Panel title={m.import_alike_title()}>
          <p className={css({ maxWidth: 'text' })}>{m.import_alike_what()}</p>
          <div className={css({ display: 'grid', gap: '5', marginTop: '3' })}>
            {alike.map((streets) => (
              <Alike key={streets.ids.join()} streets={streets} decisions={decisions} onDecide={onDecide} />
            ))}
          </div>
        </Panel>
      ) : null}
      {oldBirths > 0 ? (
        <Panel title={m.import_old_title()}>
          <RadioCards
            label={m.import_old_ask(counted(oldBirths))}
            hint={m.import_old_what()}
            name="old-births"
            value={decisions.keepOldBirths ? 'keep' : 'unknown'}
            options={[
              { value: 'unknown', label: m.import_old_unknown() },
              { value: 'keep', label: m.import_old_keep() },
            ]}
            onChange={(event) => onDecide({ keepOldBirths: event.target.value === 'keep' })}
          />
        </Panel>
      ) : null}
      {crowded.length > 0 ? <Crowded findings={findings} /> : null}
    </>
  );
}

type PartProps = Pick<QuestionsProps, 'decisions' | 'onDecide'>;

function Statuses({ findings, decisions, onDecide }: PartProps & { readonly findings: Findings }) {
  return (
    <Panel title={m.import_statuses_title()}>
      <p className={css({ maxWidth: 'text' })}>{m.import_statuses_what()}</p>
      <ul className={css({ display: 'grid', gap: '2', marginTop: '3' })}>
        {findings.statuses.map(({ code, means, people, comesIn }) => (
          <li key={code}>
            {isChoosable(means) ? (
              <Checkbox
                checked={comesIn}
                onCheckedChange={(checked) => onDecide({ chosen: { ...decisions.chosen, [code]: checked } })}
              >
                {m.import_status_count({ status: statusWords(code, means), count: people, shown: digits(people) })}
              </Checkbox>
            ) : (
              <p>
                {m.import_status_out({
                  what: m.import_status_count({
                    status: statusWords(code, means),
                    count: people,
                    shown: digits(people),
                  }),
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Alike({ streets, decisions, onDecide }: PartProps & { readonly streets: AlikeStreets }) {
  const { ids, names, city } = streets;
  const taken = ids.map((id) => decisions.sameStreets[id]).find((name) => name !== undefined);
  function answer(value: string) {
    const others = Object.entries(decisions.sameStreets).filter(([id]) => !ids.includes(id));
    const same = value === '' ? [] : ids.map((id) => [id, value] as const);
    onDecide({ sameStreets: Object.fromEntries([...others, ...same]) });
  }
  return (
    <RadioCards
      label={[names.join(' · '), city].filter(Boolean).join(', ')}
      name={`alike ${ids.join()}`}
      value={taken ?? ''}
      options={[
        { value: '', label: m.import_alike_apart() },
        ...names.map((name) => ({ value: name, label: m.import_alike_same({ street: name }) })),
      ]}
      onChange={(event) => answer(event.target.value)}
    />
  );
}

function Crowded({ findings }: { readonly findings: Findings }) {
  return (
    <Panel title={m.import_crowded_title()}>
      <p className={css({ maxWidth: 'text' })}>{m.import_crowded_what(counted(findings.crowdedCount))}</p>
      <ul className={css({ display: 'grid', gap: '1', marginTop: '3' })}>
        {findings.crowded.map((door) => (
          <li key={`${door.address} ${door.city}`}>{crowdedWords(door)}</li>
        ))}
      </ul>
    </Panel>
  );
}

function crowdedWords({ address, city, surnames }: CrowdedDoor): string {
  const where = [address, city].filter(Boolean).join(', ');
  const shown = surnames.slice(0, 8).join(', ');
  return surnames.length > 8
    ? m.import_crowded_more({ where, names: shown, more: digits(surnames.length - 8) })
    : m.import_crowded_door({ where, names: shown });
}
