/** Telling one more program: where it listens and what of. Its secret is shown here, once. */
import { useState } from 'react';
import * as v from 'valibot';
import { css } from 'styled-system/css';
import { useChange } from '../../hooks/useChange.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { StackedForm } from '../../ui/StackedForm.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { madeSchema, WHAT, webhookForm, type What } from './model/webhook.ts';
import { whatWords } from './whatWords.ts';

export interface AddWebhookDialogProps {
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

export function AddWebhookDialog({ refresh, onClose }: AddWebhookDialogProps) {
  const [url, setUrl] = useState('https://');
  const [what, setWhat] = useState<readonly What[]>(['volunteer']);
  const [wrong, setWrong] = useState<{ readonly url?: string | undefined; readonly what?: string | undefined }>({});
  const [secret, setSecret] = useState<string | null>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const change = useChange(refresh);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  async function save() {
    const checked = v.safeParse(webhookForm, { url, what });
    const { nested } = checked.success ? { nested: undefined } : v.flatten<typeof webhookForm>(checked.issues);
    setWrong({ url: nested?.url?.[0], what: nested?.what?.[0] });
    if (!checked.success) return;
    await change.run(async (api) => {
      setSecret(v.parse(madeSchema, await api.rpc('add_webhook', checked.output)).secret);
    });
  }

  if (secret !== null) {
    return (
      <Dialog open onClose={onClose} title={m.webhooks_secret()} description={m.webhooks_secret_more()}>
        <p
          className={css({
            padding: '3',
            fontFamily: 'monospace',
            overflowWrap: 'anywhere',
            userSelect: 'all',
            backgroundColor: 'shade',
          })}
        >
          {secret}
        </p>
        <p aria-live="polite" className={css({ marginTop: '2', _empty: { display: 'none' } })}>
          {copied === false ? m.webhooks_not_copied() : ''}
        </p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
          <Button onClick={() => void copy(secret)}>{copied === true ? m.webhooks_copied() : m.webhooks_copy()}</Button>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_close()}
          </Button>
        </div>
      </Dialog>
    );
  }

  return (
    <Dialog open onClose={onClose} title={m.webhooks_add()} description={m.webhooks_add_more()}>
      <StackedForm onSubmit={save}>
        <TextField
          label={m.webhooks_url()}
          hint={m.webhooks_url_hint()}
          type="url"
          required
          autoComplete="off"
          value={url}
          error={wrong.url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <fieldset>
          <legend className={css({ fontWeight: 'bold' })}>{m.webhooks_of_what()}</legend>
          {WHAT.map((one) => (
            <Checkbox
              key={one}
              checked={what.includes(one)}
              onCheckedChange={(on) => setWhat(on ? [...what, one] : what.filter((other) => other !== one))}
            >
              {whatWords[one]()}
            </Checkbox>
          ))}
          <p aria-live="polite" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
            {wrong.what}
          </p>
        </fieldset>
        <p aria-live="assertive" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
          {change.problem}
        </p>
        <Button type="submit" busy={change.busy && m.ui_saving()}>
          {m.webhooks_save()}
        </Button>
      </StackedForm>
    </Dialog>
  );
}
