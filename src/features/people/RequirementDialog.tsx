/** What one role asks for at the sign-in: the password, or a second step, at once or after two weeks. */
import { useState } from 'react';
import type { Role } from '../../core/session/roles.ts';
import { roleName } from '../../hooks/roleWords.ts';
import { useChange } from '../../hooks/useChange.ts';
import { m } from '../../messages/messages.js';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { SaveCancel } from '../../ui/SaveCancel.tsx';
import { StackedForm } from '../../ui/StackedForm.tsx';
import { Problem } from './Problem.tsx';
import { choiceOf, CHOICES, choiceWords, requirementFor, type Requirement } from './requirements.ts';

export interface RequirementDialogProps {
  readonly role: Role;
  readonly now: Requirement | undefined;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

export function RequirementDialog({ role, now, refresh, onClose }: RequirementDialogProps) {
  const [choice, setChoice] = useState(() => choiceOf(now, Date.now()));
  const change = useChange(refresh);
  const name = roleName(role);

  async function save() {
    const done = await change.run((api) => api.rpc('set_role_requirement', requirementFor(role, choice, Date.now())), {
      done: () => m.people_asks_saved({ role: name }),
      failed: true,
    });
    if (done) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={name}>
      <StackedForm onSubmit={save}>
        <RadioCards
          label={m.people_asks_question()}
          name="requirement"
          value={choice}
          options={CHOICES.map((one) => ({ value: one, label: choiceWords[one]() }))}
          onChange={({ target }) => setChoice(CHOICES.find((one) => one === target.value) ?? choice)}
        />
        <Problem words={change.problem} />
        <SaveCancel save={m.people_asks_save()} busy={change.busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
