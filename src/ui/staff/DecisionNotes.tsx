/** What stands above the fields of a decision: that what was typed before is back, and that somebody else has decided meanwhile. */
import { css } from 'styled-system/css';
import { m } from '../../messages/messages.js';
import { Button } from '../Button.tsx';

export interface DecisionNotesProps {
  readonly restored: boolean;
  readonly onStartOver: () => void;
  /** What others did since the typing began, each in a line. */
  readonly meanwhile: readonly string[];
  readonly onLeave: () => void;
  /** null: nobody here knows what was decided. */
  readonly onKeep: (() => void) | null;
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });

export function DecisionNotes({ restored, onStartOver, meanwhile, onLeave, onKeep }: DecisionNotesProps) {
  return (
    <>
      {restored ? (
        <div className={row}>
          <output>{m.ui_typed_before()}</output>
          <Button variant="ghost" onClick={onStartOver}>
            {m.ui_typed_clear()}
          </Button>
        </div>
      ) : null}
      {meanwhile.length === 0 ? null : (
        <div
          role="alert"
          className={css({
            display: 'grid',
            gap: '2',
            padding: '4',
            backgroundColor: 'straw',
            color: 'onStraw',
            borderRadius: 'sm',
          })}
        >
          <p className={css({ fontWeight: 'bold' })}>{m.ui_meanwhile()}</p>
          <ul className={css({ display: 'grid', gap: '1', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })}>
            {meanwhile.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
          <div className={row}>
            <Button variant="secondary" onClick={onLeave}>
              {m.ui_meanwhile_leave()}
            </Button>
            {onKeep === null ? null : (
              <Button variant="secondary" onClick={onKeep}>
                {m.ui_meanwhile_keep()}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}
