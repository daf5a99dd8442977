/** Asking staff to look at the decision about one's own idea again; or that it was asked. */
import { useState } from 'react';
import { AppealDialog } from '../../../forms/AppealDialog.tsx';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { saveAppeal } from '../data/saveAppeal.ts';
import { quiet } from './styles.ts';

interface AppealProps {
  /** The form's id; undefined on a device that did not send it. */
  readonly form: string | undefined;
  readonly made: boolean;
}

export function Appeal({ form, made }: AppealProps) {
  const [asking, setAsking] = useState(false);
  const [sent, setSent] = useState(false);
  const saving = useSaving(m.ideas_not_saved, 'device');
  if (made || sent) return <p className={quiet}>{m.ideas_appealed()}</p>;
  if (form === undefined) return <p className={quiet}>{m.forms_appeal_where()}</p>;
  return (
    <div>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {m.forms_appeal()}
      </Button>
      {asking ? (
        <AppealDialog
          busy={saving.busy}
          onSend={async (words) => {
            if (!(await saving.kept(() => saveAppeal({ form, words })))) return;
            setSent(true);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
