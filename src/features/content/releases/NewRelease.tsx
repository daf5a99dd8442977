/** A new release: its name, and it is on this device, in a dead spot too. */
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { uuid } from '../../../core/uuid.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { useReleaseSteps } from '../data/useReleases.ts';
import type { Me } from '../model/fold.ts';

const MOST = 100;

export function NewRelease({ me, onClose }: { readonly me: Me; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const steps = useReleaseSteps(me.userId);
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState(false);
  async function make() {
    const said = name.trim();
    setWrong(said === '');
    if (said === '') return;
    const release = uuid();
    if (await steps.save(release, said, 'begun')) {
      await navigate({ to: '/content/releases/$release', params: { release } });
    }
  }
  return (
    <Dialog open onClose={onClose} title={m.content_release_new()} description={m.content_releases_lead()}>
      <StackedForm onSubmit={make}>
        <TextField
          label={m.content_release_name()}
          hint={m.content_release_name_hint()}
          required
          maxLength={MOST}
          autoComplete="off"
          error={wrong ? m.content_missing() : null}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <SaveCancel save={m.content_begin()} busy={steps.busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
