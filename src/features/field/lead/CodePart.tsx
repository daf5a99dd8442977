/** Showing a code that hands a turf out: large enough to read across a table, and as a square for a camera. */
import { css } from 'styled-system/css';
import { Button } from '../../../ui/Button.tsx';
import { moment } from '../../../hooks/format.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { m } from '../../../messages/messages.js';

export interface CodePartProps {
  readonly code: string;
  /** Epoch ms. */
  readonly expiresAt: number;
  readonly onClose: () => void;
}

export function CodePart({ code, expiresAt, onClose }: CodePartProps) {
  return (
    <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
      <p
        data-code={code}
        className={css({
          fontSize: '2.5rem',
          lineHeight: '1.1',
          fontWeight: 'bold',
          letterSpacing: '0.12em',
          fontVariantNumeric: 'tabular-nums',
        })}
      >
        {spaced(code)}
      </p>
      <QrCode text={`${location.origin}/field-ops/take?code=${code}`} />
      <p>{m.lead_code_how()}</p>
      <p className={css({ fontWeight: 'bold' })}>{m.lead_code_until({ when: moment(expiresAt) })}</p>
      <Button onClick={onClose}>{m.lead_code_done()}</Button>
    </div>
  );
}

/** As people read it out: three and three. */
function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
