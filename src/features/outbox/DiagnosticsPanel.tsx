/** What helps to find a fault, to be copied into a bug report: numbers only, nothing a person typed, no ids. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { diagnostics } from '../../hooks/outboxActions.ts';
import { Button } from '../../ui/Button.tsx';

export function DiagnosticsPanel() {
  const [text, setText] = useState('');
  const [copied, setCopied] = useState('');

  async function collect() {
    setText(JSON.stringify(await report(), null, 2));
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('Copied.');
    } catch {
      setCopied('Copying is not allowed here: select the text and copy it yourself.');
    }
  }

  return (
    <details onToggle={(event) => (event.currentTarget.open ? void collect() : undefined)}>
      <summary className={css({ minHeight: 'touch', cursor: 'pointer', textStyle: 'label' })}>For a bug report</summary>
      <div className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
        <p className={css({ color: 'inkMuted' })}>Numbers about this device’s outbox. Nothing you typed is in it.</p>
        {/* a scrolling region must be reachable with the keyboard */}
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={0}
          className={css({
            maxWidth: 'full',
            overflowX: 'auto',
            padding: '4',
            backgroundColor: 'sheet',
            textStyle: 'small',
            fontFamily: 'monospace',
          })}
        >
          {text}
        </pre>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <output>{copied}</output>
      </div>
    </details>
  );
}

async function report() {
  const [outbox, storage, persisted, registration] = await Promise.all([
    diagnostics().catch((cause: unknown) => ({ unavailable: cause instanceof Error ? cause.name : 'unknown' })),
    navigator.storage?.estimate?.().catch(() => null) ?? null,
    navigator.storage?.persisted?.().catch(() => null) ?? null,
    navigator.serviceWorker?.getRegistration().catch(() => undefined),
  ]);
  return {
    outbox,
    storage: storage && { usedBytes: storage.usage, quotaBytes: storage.quota, persisted },
    worker: registration?.active?.state ?? 'none',
    backgroundSync: registration !== undefined && 'sync' in registration,
    online: navigator.onLine,
    browser: navigator.userAgent,
    app: __APP_VERSION__,
  };
}
