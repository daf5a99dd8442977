/** Where the city has the file and of which day it is; then it is brought in, and shows how far it is. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { counted, digits, townDay } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { problemWords } from './problemWords.ts';
import type { PaymentImport } from './usePaymentImport.ts';

/** As the database takes it. */
const HTTPS = /^https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:\d{1,5})?([/?#][!-~]*)?$/;

export function SendPanel({ work }: { readonly work: PaymentImport }) {
  const { phase, read, file, sent, problem } = work;
  const [sourceUrl, setSourceUrl] = useState('');
  const [asOf, setAsOf] = useState(() => townDay(Date.now()));
  const [tried, setTried] = useState(false);
  const badSource = !HTTPS.test(sourceUrl.trim());
  const badDay = !/^\d{4}-\d{2}-\d{2}$/.test(asOf);
  const busy = phase === 'sending';
  const total = file?.total ?? 0;

  function start() {
    setTried(true);
    if (!badSource && !badDay) void work.send({ sourceUrl: sourceUrl.trim(), asOf });
  }

  if (phase === 'done')
    return (
      <Panel title={m.transparency_import_done()}>
        <p>{m.transparency_import_done_more()}</p>
        <Button variant="secondary" className={css({ marginTop: '3' })} onClick={work.again}>
          {m.transparency_import_other()}
        </Button>
      </Panel>
    );
  return (
    <Panel title={m.transparency_import_source()}>
      <div className={css({ display: 'grid', gap: '4', maxWidth: '34rem' })}>
        <TextField
          label={m.transparency_import_address()}
          hint={m.transparency_import_address_hint()}
          type="url"
          required
          value={sourceUrl}
          error={tried && badSource ? m.transparency_import_address_bad() : null}
          onChange={({ target }) => setSourceUrl(target.value)}
        />
        <TextField
          label={m.transparency_import_day()}
          type="date"
          required
          value={asOf}
          error={tried && badDay ? m.transparency_import_day_bad() : null}
          onChange={({ target }) => setAsOf(target.value)}
        />
        {busy || phase === 'stopped' ? (
          <>
            <progress
              className={css({ width: 'full' })}
              max={total}
              value={sent}
              aria-label={m.transparency_import_title()}
            />
            <p>{m.transparency_import_sent({ sent: digits(sent), total: digits(total) })}</p>
          </>
        ) : null}
        {phase === 'stopped' ? (
          <p role="alert" className={css({ fontWeight: 'bold', color: 'danger' })}>
            {problemWords(problem)} {m.transparency_import_goes_on()}
          </p>
        ) : null}
        <Button
          className={css({ justifySelf: 'start' })}
          busy={busy && m.transparency_import_sending()}
          disabled={!read || read.payments.length === 0}
          onClick={start}
        >
          {m.transparency_import_start(counted(read?.payments.length ?? 0))}
        </Button>
      </div>
    </Panel>
  );
}
