/** Who gave: found among those who are known as one types, or somebody new. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { withGiver, withoutGiver } from '../model/giftForm.ts';
import type { GiftDesk } from './useGift.ts';

const option = css({
  display: 'grid',
  width: 'full',
  minHeight: 'touch',
  paddingInline: '3',
  paddingBlock: '2',
  textAlign: 'start',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'sm',
  backgroundColor: 'sheet',
  color: 'ink',
  cursor: 'pointer',
  _hover: { borderColor: 'ink' },
});

export function GiverField({ desk, spending }: { readonly desk: GiftDesk; readonly spending: boolean }) {
  const { values, change, picked, namesakes, problems } = desk;
  const found = [...namesakes, ...desk.found.filter(({ id }) => !namesakes.some((one) => one.id === id))];
  if (picked !== null)
    return (
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <p>
          <strong>{picked.name}</strong>
          <br />
          <span className={css({ color: 'inkMuted' })}>
            {[picked.street, picked.city].filter(Boolean).join(', ') || m.money_no_address()}
          </span>
        </p>
        <Button variant="secondary" onClick={() => change(withoutGiver(values))}>
          {m.money_somebody_else()}
        </Button>
      </div>
    );
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      <TextField
        label={spending ? m.money_payee() : m.money_giver()}
        required
        autoComplete="off"
        maxLength={200}
        value={values.name}
        error={problems?.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div aria-live="polite" className={css({ display: 'grid', gap: '2', _empty: { display: 'none' } })}>
        {namesakes.length === 0 ? null : (
          <p
            data-testid="money-namesake"
            className={css({ padding: '3', backgroundColor: 'straw', color: 'onStraw', fontWeight: 'bold' })}
          >
            {spending ? m.money_namesake_paid() : m.money_namesake()}
          </p>
        )}
        {desk.onlyHere ? <p className={css({ textStyle: 'small' })}>{m.money_only_newest()}</p> : null}
      </div>
      {found.length > 0 ? (
        <ul aria-label={m.money_known()} className={css({ display: 'grid', gap: '1' })}>
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" className={option} onClick={() => change(withGiver(values, one))}>
                <strong>{one.name}</strong>
                <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
                  {[one.street, one.city].filter(Boolean).join(', ') || m.money_no_address()}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
