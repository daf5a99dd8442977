/** Taking the list along: for the newsletter, or for another program. Asked what for, and on record with it. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { toCsv } from '../../../core/csv.ts';
import { asLocale, BASE_LOCALE } from '../../../core/locale.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { linkHref } from '../model/link.ts';
import { parseReaders, type Reader } from '../model/ledger.ts';

const day = () => new Date().toISOString().slice(0, 10);

const csvOf = (readers: readonly Reader[]) =>
  toCsv(
    ['name', 'email', 'language', 'agreed_at', 'unsubscribe'],
    readers.map(({ name, email, language, agreed_at: at, unsubscribe }) => [
      name,
      email,
      language,
      at,
      linkHref(location.origin, 'unsubscribe', unsubscribe, asLocale(language ?? '') ?? BASE_LOCALE),
    ]),
  );

export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const change = useChange();

  /** The database asks for a fresh proof, writes it down with the reason, and leaves out who did not agree. */
  async function take(what: 'newsletter' | 'osdi') {
    const short = reason.trim().length < 3;
    setWrong(short ? m.consent_export_why_missing() : undefined);
    if (short) return;
    const done = await change.run(async (api) => {
      if (what === 'newsletter') {
        const readers = parseReaders(await api.rpc('export_newsletter', { reason }));
        downloadFile(csvOf(readers), `newsletter-${day()}.csv`, 'text/csv');
        return;
      }
      const list = await api.rpc('export_osdi', { reason });
      downloadFile(JSON.stringify(list, null, 2), `people-osdi-${day()}.json`, 'application/json');
    });
    if (done) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={m.consent_export()} description={m.consent_export_lead()}>
      <StackedForm onSubmit={() => take('newsletter')}>
        <TextField
          label={m.consent_export_why()}
          hint={m.consent_export_why_hint()}
          required
          autoComplete="off"
          maxLength={200}
          value={reason}
          error={wrong}
          onChange={(event) => setReason(event.target.value)}
        />
        <p aria-live="assertive" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
          {change.problem}
        </p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button type="submit" busy={change.busy && m.ui_saving()}>
            {m.consent_export_newsletter()}
          </Button>
          <Button variant="secondary" disabled={change.busy} onClick={() => void take('osdi')}>
            {m.consent_export_osdi()}
          </Button>
        </div>
      </StackedForm>
    </Dialog>
  );
}
