/** Taking a batch of people to call, in any language or in one. Needs a signal, once. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { languagesRead } from '../data/callReads.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { spokenWords } from '../parts/spokenWords.ts';
import { big } from '../parts/styles.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { m } from '../../../messages/messages.js';

export interface TakeCallsProps {
  readonly refresh: () => Promise<void>;
}

const ANY = '';

export function TakeCalls({ refresh }: TakeCallsProps) {
  const languages = useStaffRead(languagesRead);
  const change = useChange(refresh);
  const [spoken, setSpoken] = useState(ANY);
  const [nobody, setNobody] = useState(false);
  const { callsInBatch, callMinutes, hoursBetweenCalls } = campaignNow().field;

  async function take() {
    setNobody(false);
    await change.run(async (api) => {
      const taken = await api.rpc('take_calls', {
        wanted: callsInBatch,
        minutes: callMinutes,
        quiet_hours: hoursBetweenCalls,
        spoken: spoken === ANY ? null : spoken,
      });
      setNobody(taken === 0);
    });
  }

  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <NeedsSignal>{m.phone_bank_needs_signal()}</NeedsSignal>
      {languages.rows?.length ? (
        <SelectField
          label={m.phone_bank_who_speaks()}
          value={spoken}
          options={[
            { value: ANY, label: m.phone_bank_any_language() },
            ...languages.rows.map(({ language }) => ({ value: language, label: spokenWords(language) })),
          ]}
          onChange={(event) => setSpoken(event.target.value)}
        />
      ) : null}
      <button
        type="button"
        className={big}
        data-tone="loud"
        data-size="huge"
        disabled={change.busy}
        onClick={() => void take()}
      >
        {change.busy ? m.phone_bank_taking() : m.phone_bank_take({ count: callsInBatch })}
      </button>
      <output className={css({ fontWeight: 'bold' })}>
        {change.problem ?? (nobody ? m.phone_bank_nobody_left() : '')}
      </output>
    </div>
  );
}
