/** Elections and cycles being changed: each with its day and its names, saved once it was looked at which reports that makes due. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useChange } from '../../../hooks/useChange.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { parsePeriods, type ElectionsRow, type PeriodsRow } from '../data/electionReads.ts';
import { newId } from '../data/newId.ts';
import { calendarOf, calendarProblems, draftOfCalendar, type CalendarDraft } from '../model/electionDraft.ts';
import { CycleFields, ElectionFields } from './ElectionFields.tsx';
import { PeriodsPart } from './PeriodsPart.tsx';
import { SeeThenSave } from './SeeThenSave.tsx';

interface FormProps {
  readonly now: ElectionsRow;
  readonly refresh: readonly (() => Promise<unknown>)[];
  readonly onClose: () => void;
}

const heading = css({ textStyle: 'h5' });

export function ElectionForm({ now, refresh, onClose }: FormProps) {
  const [id] = useState(newId);
  // What is typed here was written from these, whatever somebody else has saved since: the server says so then.
  const [before] = useState(now);
  const [draft, setDraft] = useState<CalendarDraft>(() => draftOfCalendar(now));
  const [tried, setTried] = useState(false);
  const [seen, setSeen] = useState<PeriodsRow | null>(null);
  const look = useChange();
  const save = useChange(...refresh);
  const wrong = calendarProblems(draft);
  const known = new Set([...before.cycles, ...before.elections].map((one) => one.id));
  const said = () => calendarOf(draft, known);

  function change(part: Partial<CalendarDraft>) {
    setDraft((old) => ({ ...old, ...part }));
    // What was looked at was another draft.
    setSeen(null);
  }
  async function preview() {
    setTried(true);
    if (wrong !== null) return;
    const got: { answer: PeriodsRow | undefined } = { answer: undefined };
    const ask = look.run(
      async (api) => void (got.answer = parsePeriods(await api.rpc('preview_elections', { draft: said() }))[0]),
    );
    if (await ask) setSeen(got.answer ?? null);
  }
  async function press() {
    if (wrong !== null) return;
    const version = { election_version: id, draft: said(), after_version: before.versions[0]?.id ?? null };
    if (await save.run((api) => api.rpc('save_elections', version), { done: () => m.rules_elections_saved() }))
      onClose();
  }

  const { cycles, elections } = draft;
  return (
    <StackedForm onSubmit={seen === null ? preview : press}>
      <h3 className={heading}>{m.rules_elections_cycles()}</h3>
      <p className={css({ maxWidth: 'text' })}>{m.rules_elections_cycles_hint()}</p>
      {cycles.map((one) => (
        <CycleFields
          key={one.key}
          cycle={one}
          problem={tried ? wrong?.cycles[one.key] : undefined}
          onChange={(part) => change({ cycles: cycles.map((each) => (each === one ? { ...one, ...part } : each)) })}
          onDrop={() => change({ cycles: cycles.filter((each) => each !== one) })}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          onClick={() => change({ cycles: [...cycles, { key: newId(), begins: '', ends: '' }] })}
        >
          {m.rules_elections_add_cycle()}
        </Button>
      </div>
      <h3 className={heading}>{m.rules_elections_list()}</h3>
      {elections.map((one) => (
        <ElectionFields
          key={one.key}
          election={one}
          stays={before.used.includes(one.key)}
          problems={tried ? wrong?.elections[one.key] : undefined}
          onChange={(part) =>
            change({ elections: elections.map((each) => (each === one ? { ...one, ...part } : each)) })
          }
          onDrop={() => change({ elections: elections.filter((each) => each !== one) })}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          onClick={() =>
            change({ elections: [...elections, { key: newId(), kind: 'general', day: '', en: '', es: '' }] })
          }
        >
          {m.rules_elections_add()}
        </Button>
      </div>
      {seen === null ? null : <PeriodsPart periods={seen} before={before.elections} after={said().elections} />}
      <SeeThenSave
        seen={seen !== null}
        problem={tried && wrong !== null ? m.rules_elections_unfinished() : (look.problem ?? save.problem)}
        busy={seen === null ? look.busy : save.busy}
        see={m.rules_elections_see()}
        save={m.rules_elections_save()}
        onClose={onClose}
      />
    </StackedForm>
  );
}
