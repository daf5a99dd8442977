/** "Is this the same file?": a file chosen here is hashed on the device and looked for among the hashes that are shown. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { FileField } from '../../../ui/FileField.tsx';
import { hashOf, MOST_BYTES } from './hashOf.ts';
import { hash } from './styles.ts';

export interface CheckFileProps {
  /** The name of what has this hash; null: nothing here has. */
  readonly nameOf: (sha256: string) => string | null;
}

type Outcome =
  | { readonly kind: 'none' | 'busy' | 'too-big' | 'unreadable' }
  | { readonly kind: 'done'; readonly sha256: string; readonly name: string | null };

export function CheckFile({ nameOf }: CheckFileProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });

  async function check(file: File) {
    if (file.size > MOST_BYTES) return setOutcome({ kind: 'too-big' });
    setOutcome({ kind: 'busy' });
    try {
      const sha256 = await hashOf(file);
      setOutcome({ kind: 'done', sha256, name: nameOf(sha256) });
    } catch {
      // Moved or taken away since it was chosen.
      setOutcome({ kind: 'unreadable' });
    }
  }

  return (
    <details className={css({ backgroundColor: 'shade', paddingInline: '4', borderRadius: 'sm' })}>
      <summary
        className={css({
          display: 'flex',
          alignItems: 'center',
          minHeight: 'touch',
          fontWeight: 'bold',
          cursor: 'pointer',
        })}
      >
        {m.transparency_check()}
      </summary>
      <div className={css({ display: 'grid', gap: '3', paddingBottom: '4', maxWidth: 'text' })}>
        <FileField
          label={m.transparency_check_file()}
          hint={m.transparency_check_hint()}
          onFile={(file) => void check(file)}
        />
        <div aria-live="polite">
          {outcome.kind === 'done' ? (
            <>
              <p className={css({ fontWeight: 'bold' })}>
                {outcome.name === null
                  ? m.transparency_check_other()
                  : m.transparency_check_same({ name: outcome.name })}
              </p>
              <code className={hash}>{outcome.sha256}</code>
            </>
          ) : (
            SAID[outcome.kind]()
          )}
        </div>
      </div>
    </details>
  );
}

const SAID = {
  none: () => '',
  busy: m.transparency_check_busy,
  'too-big': m.transparency_check_big,
  unreadable: m.transparency_check_unreadable,
} as const;
