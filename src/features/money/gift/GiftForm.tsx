/** The form in which a gift or an expense is noted: the amount first, what is rarely needed behind one press. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { isOfNobody, SPENDINGS, withoutGiver, type Spending } from '../model/giftForm.ts';
import { METHODS, type Method } from '../model/rules.ts';
import { methodWords } from '../model/words.ts';
import { electionWords } from '../parts/electionWords.ts';
import { GiverDetailFields } from '../parts/GiverDetailFields.tsx';
import { PictureField } from '../parts/PictureField.tsx';
import { DateQuestion } from '../parts/DateQuestion.tsx';
import { GiverField } from './GiverField.tsx';
import { LoanField } from './LoanField.tsx';
import { RuleNotes } from './RuleNotes.tsx';
import type { GiftDesk } from './useGift.ts';

const GIVING: readonly Method[] = ['check', 'cash', 'card', 'in_kind', 'loan'];
const SPENDING: readonly Method[] = ['check', 'card', 'transfer', 'cash'];

const spendingWords: Readonly<Record<Spending, () => string>> = {
  expenditure: m.money_type_expenditure,
  loan_payment: m.money_type_loan_payment,
  fee: m.money_spending_fee,
  other: m.money_spending_other,
};

export function GiftForm({ desk, spending }: { readonly desk: GiftDesk; readonly spending: boolean }) {
  const { values, change, problems, book, busy } = desk;
  return (
    <StackedForm
      onSubmit={async () => {
        await desk.save();
      }}
    >
      {desk.restored ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
          <p aria-live="polite">{m.money_draft_back()}</p>
          <Button variant="secondary" onClick={desk.clear}>
            {m.money_draft_clear()}
          </Button>
        </div>
      ) : null}
      {spending ? (
        <SelectField
          label={m.money_type()}
          value={values.what}
          options={SPENDINGS.map((one) => ({ value: one, label: spendingWords[one]() }))}
          onChange={({ target }) => {
            const what = SPENDINGS.find((one) => one === target.value) ?? 'expenditure';
            // Whom the one is paid to is nobody of the other; a bank takes and gives by itself.
            change({ ...withoutGiver(values), what, method: isOfNobody(what) ? 'transfer' : 'check' });
          }}
        />
      ) : null}
      <TextField
        label={m.money_amount()}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={values.amount}
        error={problems?.amount}
        onChange={(event) => change({ amount: event.target.value })}
      />
      {spending && values.what === 'loan_payment' ? <LoanField desk={desk} /> : null}
      {(spending ? values.what === 'expenditure' : !values.anonymous) ? (
        <GiverField desk={desk} spending={spending} />
      ) : null}
      <SelectField
        label={m.money_method()}
        value={values.method}
        error={problems?.method}
        options={(spending ? SPENDING : GIVING).map((one) => ({ value: one, label: methodWords[one]() }))}
        onChange={(event) => change({ method: METHODS.find((one) => one === event.target.value) ?? 'check' })}
      />
      {values.method === 'check' ? (
        <TextField
          label={m.money_check_number()}
          mark={m.ui_optional()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={values.checkNumber}
          error={problems?.checkNumber}
          onChange={(event) => change({ checkNumber: event.target.value })}
        />
      ) : null}
      {(spending ? values.what !== 'loan_payment' : values.method === 'in_kind') ? (
        <TextField
          label={spending ? m.money_purpose() : m.money_thing()}
          required
          autoComplete="off"
          maxLength={300}
          value={values.purpose}
          error={problems?.purpose}
          onChange={(event) => change({ purpose: event.target.value })}
        />
      ) : null}
      {spending ? null : (
        <>
          <RuleNotes desk={desk} />
          <Checkbox
            checked={values.signed}
            onCheckedChange={(signed) => change({ signed })}
            hint={m.money_statement_hint()}
          >
            {m.money_statement()}
          </Checkbox>
        </>
      )}
      {spending || values.method === 'check' || desk.picture !== null ? (
        <PictureField
          label={spending ? m.money_picture_bill() : m.money_picture_check()}
          picture={desk.picture}
          onPicture={desk.changePicture}
        />
      ) : null}
      <details>
        <summary className={css({ paddingBlock: '3', cursor: 'pointer', fontWeight: 'bold', listStyle: 'revert' })}>
          {spending && values.what !== 'expenditure' ? m.money_more_day() : m.money_more()}
        </summary>
        <div className={css({ display: 'grid', gap: '4', paddingBlock: '3' })}>
          {(spending ? values.what !== 'expenditure' : values.anonymous) ? null : (
            <GiverDetailFields values={values} problems={problems} change={change} />
          )}
          <TextField
            label={spending && values.what !== 'other' ? m.money_paid_on() : m.money_received_on()}
            required
            type="date"
            max={desk.today}
            value={values.on}
            error={problems?.on}
            onChange={(event) => change({ on: event.target.value })}
          />
          {spending ? null : (
            <>
              <SelectField
                label={m.money_election()}
                value={values.election}
                placeholder={m.money_election_none()}
                options={book.elections.map((one) => ({ value: one.id, label: electionWords(one) }))}
                onChange={(event) => change({ election: event.target.value })}
              />
              <Checkbox checked={values.anonymous} onCheckedChange={(anonymous) => change({ anonymous })}>
                {m.money_anonymous()}
              </Checkbox>
            </>
          )}
          <TextField
            label={m.money_memo()}
            mark={m.ui_optional()}
            autoComplete="off"
            maxLength={1000}
            value={values.memo}
            error={problems?.memo}
            onChange={(event) => change({ memo: event.target.value })}
          />
        </div>
      </details>
      <DateQuestion
        on={values.on}
        openFrom={desk.openFrom}
        confirmed={values.confirmedOn === values.on}
        problem={problems?.on}
        onConfirm={(yes) => change({ confirmedOn: yes ? values.on : '' })}
      />
      <Button type="submit" disabled={busy || !desk.ready}>
        {spending
          ? values.what === 'expenditure'
            ? m.money_save_expense()
            : m.money_save_entry()
          : m.money_save_gift()}
      </Button>
    </StackedForm>
  );
}
