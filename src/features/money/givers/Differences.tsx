/** In what two words about a giver differ, field by field. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { differing, type FactField, type GiverFacts } from '../model/giverForm.ts';
import { giverKindWords } from '../model/words.ts';

const fieldWords: Readonly<Record<FactField, () => string>> = {
  name: m.givers_name,
  kind: m.money_kind,
  street: m.money_street,
  city: m.money_city,
  state: m.money_state,
  postcode: m.money_postcode,
  occupation: m.money_occupation,
  employer: m.money_employer,
  email: m.givers_email,
  phone: m.givers_phone,
};

const textOf = (facts: GiverFacts, field: FactField): string =>
  field === 'kind' ? giverKindWords[facts.kind]() : (facts[field] ?? m.money_no_text());

export function Differences({ was, is }: { readonly was: GiverFacts; readonly is: GiverFacts }) {
  return (
    <ul>
      {differing(was, is).map((field) => (
        <li key={field} className={css({ overflowWrap: 'anywhere' })}>
          {m.money_change_line({ name: fieldWords[field](), was: textOf(was, field), is: textOf(is, field) })}
        </li>
      ))}
    </ul>
  );
}
