/** The first step of adding a factor: what its owner calls it, and a phone's number. */
import { css } from 'styled-system/css';
import * as v from 'valibot';
import type { Message } from '../../core/label.ts';
import { requiredText } from '../../forms/fields.ts';
import { useCampaignForm } from '../../forms/useCampaignForm.ts';
import { m } from '../../messages/messages.js';
import { SaveCancel } from '../../ui/SaveCancel.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { ProblemLine } from './ProblemLine.tsx';

interface Values {
  readonly name: string;
  readonly phone: string;
}

export interface NameFormProps {
  readonly lead: string;
  /** A name to begin with: "My phone". */
  readonly suggested: string;
  readonly withPhone?: boolean;
  readonly problem: Message | null;
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly onCancel: () => void;
}

const name = requiredText(1, m.account_name_missing, 60);
const onlyName = v.object({ name, phone: v.nullish(v.string(), '') });
/** As the messages' senders take it (E.164): spaces, brackets and dashes are for people. */
const nameAndPhone = v.object({
  name,
  phone: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((value) => value.replace(/[\s().-]/g, '')),
    v.check((value) => /^\+[1-9]\d{7,14}$/.test(value), m.account_phone_wrong),
  ),
});

export function NameForm({ lead, suggested, withPhone = false, problem, onSubmit, onCancel }: NameFormProps) {
  const { ref, form } = useCampaignForm<{ name: string; phone: string }, Values>({
    schema: withPhone ? nameAndPhone : onlyName,
    initial: { name: suggested, phone: '' },
    onSubmit: async (values) => {
      await onSubmit(values);
      return {};
    },
  });
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className={css({ display: 'grid', gap: '4' })}
    >
      <p>{lead}</p>
      {withPhone ? (
        <TextField
          label={m.account_phone()}
          required
          type="tel"
          autoComplete="tel"
          hint={m.account_phone_hint()}
          {...form.field('phone')}
        />
      ) : null}
      <TextField label={m.account_name()} required hint={m.account_name_hint()} {...form.field('name')} />
      <ProblemLine said={problem} />
      <SaveCancel save={m.account_go_on()} busy={form.submitting} onCancel={onCancel} />
    </form>
  );
}
