/** A new one of a kind: its name, and it is on this device, in a dead spot too; the rest is written in the editor. */
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { currentLocale } from '../../../core/locale.ts';
import { uuid } from '../../../core/uuid.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { contentKindOf, contentKinds } from '../data/kinds.ts';
import { useSteps } from '../data/useSteps.ts';
import type { Me } from '../model/fold.ts';
import { isBegunElsewhere, isSingle, slugOf } from '../model/title.ts';
import { fieldName, kindName } from '../parts/labels.ts';

interface NewDialogProps {
  readonly kind: string | null;
  readonly me: Me;
  readonly onClose: () => void;
}

export function NewDialog({ kind, me, onClose }: NewDialogProps) {
  const navigate = useNavigate();
  const steps = useSteps(me.userId);
  const [picked, setPicked] = useState(kind ?? '');
  const [title, setTitle] = useState('');
  const [pressed, setPressed] = useState(false);
  const known = contentKindOf(picked);
  const field = known?.fields[known.title];
  const most = field?.type === 'text' || field?.type === 'markdown' ? field.max : 200;
  const slug = slugOf(title);

  async function make() {
    setPressed(true);
    if (known === null || slug === null || title.trim().length > most) return;
    const item = uuid();
    const text = title.trim();
    const each = field !== undefined && 'each' in field && field.each;
    const body = { [known.title]: each ? { [currentLocale()]: text } : text };
    const id = await steps.write({ item, kind: known.kind, slug, title: text }, { body, parent: null });
    if (id !== null) await navigate({ to: '/content/$kind/$item', params: { kind: known.kind, item } });
  }

  return (
    <Dialog open onClose={onClose} title={m.content_new()}>
      <StackedForm onSubmit={make}>
        {kind === null ? (
          <SelectField
            label={m.content_kind()}
            required
            placeholder={m.content_not_chosen()}
            error={pressed && known === null ? m.content_missing() : null}
            value={picked}
            options={contentKinds
              .filter((one) => !isSingle(one.kind) && !isBegunElsewhere(one.kind))
              .map((one) => ({ value: one.kind, label: kindName(one.kind) }))}
            onChange={({ target }) => setPicked(target.value)}
          />
        ) : null}
        <TextField
          label={fieldName(known?.title ?? 'title')}
          hint={m.content_new_hint()}
          required
          maxLength={most}
          autoComplete="off"
          error={pressed && slug === null ? m.content_missing() : null}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <SaveCancel save={m.content_begin()} busy={steps.busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
