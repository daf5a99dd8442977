/** The questions that a rule of its kind asks; the two ways of passing an amount told apart in words. */
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { parseCents } from '../model/cents.ts';
import { asks, type RuleDraft, type RuleProblems } from '../model/ruleDraft.ts';
import { BASES, GIVER_KINDS, RULE_KINDS } from '../model/rules.ts';
import { methodWords } from '../model/words.ts';
import { basisNames, giverNames, kindWords } from './kindWords.ts';

interface FieldsProps {
  readonly draft: RuleDraft;
  readonly problems: RuleProblems | null;
  readonly onChange: (part: Partial<RuleDraft>) => void;
}

export function RuleFields({ draft, problems, onChange }: FieldsProps) {
  const has = asks(draft.kind);
  const cents = parseCents(draft.amount);
  const amount = cents === null ? m.rules_the_amount() : exactMoney(cents);
  return (
    <div className={css({ display: 'grid', gap: '4', width: 'full', maxWidth: '32rem' })}>
      <SelectField
        label={m.rules_kind()}
        value={draft.kind}
        options={RULE_KINDS.map((kind) => ({ value: kind, label: kindWords[kind]() }))}
        onChange={({ target }) =>
          onChange({ kind: RULE_KINDS.find((one) => one === target.value) ?? 'limit', methods: null })
        }
      />
      {has.giver ? (
        <SelectField
          label={m.rules_giver()}
          value={draft.giver}
          placeholder={m.rules_anybody()}
          options={GIVER_KINDS.map((kind) => ({ value: kind, label: giverNames[kind]() }))}
          onChange={({ target }) => onChange({ giver: GIVER_KINDS.find((one) => one === target.value) ?? '' })}
        />
      ) : null}
      {has.methods.length === 0 ? null : (
        <fieldset className={css({ minWidth: '0' })}>
          <legend className={css({ fontWeight: 'bold' })}>{m.rules_ways()}</legend>
          <p className={css({ textStyle: 'small', color: 'inkMuted', marginBottom: '2' })}>{m.rules_ways_hint()}</p>
          <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2' })}>
            {has.methods.map((way) => (
              <Checkbox
                key={way}
                checked={draft.methods?.includes(way) ?? false}
                onCheckedChange={(on) => {
                  const some = (draft.methods ?? []).filter((one) => one !== way);
                  onChange({ methods: on ? [...some, way] : some });
                }}
              >
                {methodWords[way]()}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      {has.amount ? (
        <>
          <TextField
            label={m.money_amount()}
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={draft.amount}
            error={problems?.amount}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
          <SelectField
            label={m.rules_passed()}
            hint={draft.operator === 'gte' ? m.rules_reaching({ amount }) : m.rules_more_than({ amount })}
            value={draft.operator}
            options={[
              { value: 'gt', label: m.money_more_than({ amount }) },
              { value: 'gte', label: m.money_reaching({ amount }) },
            ]}
            onChange={({ target }) => onChange({ operator: target.value === 'gte' ? 'gte' : 'gt' })}
          />
        </>
      ) : null}
      {has.basis ? (
        <SelectField
          label={m.rules_basis()}
          value={draft.basis}
          options={BASES.map((one) => ({ value: one, label: basisNames[one]() }))}
          onChange={({ target }) => onChange({ basis: BASES.find((one) => one === target.value) ?? 'cycle' })}
        />
      ) : null}
      {draft.kind === 'report' ? (
        <SelectField
          label={m.rules_report_when()}
          value={draft.after ? 'after' : 'before'}
          options={[
            { value: 'before', label: m.rules_report_before() },
            { value: 'after', label: m.rules_report_after() },
          ]}
          onChange={({ target }) => onChange({ after: target.value === 'after' })}
        />
      ) : null}
      {has.days ? (
        <TextField
          label={m.rules_days()}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={draft.days}
          error={problems?.days}
          onChange={({ target }) => onChange({ days: target.value })}
        />
      ) : null}
      {has.window ? (
        <TextField
          label={draft.kind === 'report' ? m.rules_closes() : m.rules_window()}
          {...(draft.kind === 'report' ? { mark: m.ui_optional() } : { required: true })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={draft.window}
          error={problems?.window}
          onChange={({ target }) => onChange({ window: target.value })}
        />
      ) : null}
    </div>
  );
}
