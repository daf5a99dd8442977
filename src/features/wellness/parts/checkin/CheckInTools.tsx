/** Everything as a file for oneself, and everything gone. */
import { useEffect, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { toCsv } from '../../../../core/csv.ts';
import { useOneAtATime } from '../../../../hooks/useOneAtATime.ts';
import { m } from '../../../../messages/messages.js';
import { Button } from '../../../../ui/Button.tsx';
import { downloadFile, fileNameOf } from '../../../../ui/downloadFile.ts';
import type { CheckIn } from '../../model/checkIn.ts';

interface CheckInToolsProps {
  readonly all: readonly CheckIn[];
  readonly onErase: () => Promise<void>;
}

export function CheckInTools({ all, onErase }: CheckInToolsProps) {
  const [asked, setAsked] = useState(false);
  const { busy, run } = useOneAtATime();
  const save = () =>
    downloadFile(
      toCsv(
        [
          m.wellness_check_day(),
          m.wellness_check_mood_title(),
          m.wellness_check_sleep_title(),
          m.wellness_check_note(),
        ],
        all.map(({ day, mood, sleep, note }) => [day, mood, sleep, note]),
      ),
      fileNameOf(m.wellness_check(), all.at(-1)?.day ?? ''),
      'text/csv',
    );
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
      <Button variant="secondary" onClick={save}>
        {m.wellness_check_file()}
      </Button>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {m.wellness_check_erase()}
      </Button>
      {asked ? (
        <EraseQuestion
          busy={busy}
          onYes={() => void run(async () => onErase().then(() => true))}
          onNo={() => setAsked(false)}
        />
      ) : null}
    </div>
  );
}

interface EraseQuestionProps {
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** In the page and no dialog above it: the crisis line stays within reach while it is asked. */
function EraseQuestion({ busy, onYes, onNo }: EraseQuestionProps) {
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <fieldset
      ref={question}
      tabIndex={-1}
      className={css({
        flexBasis: 'full',
        display: 'grid',
        gap: '3',
        padding: '4',
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'line',
        maxWidth: 'text',
        minWidth: '0',
      })}
    >
      <legend className={css({ fontWeight: 'bold', paddingInline: '2' })}>{m.wellness_check_erase()}</legend>
      <p>{m.wellness_check_erase_more()}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button busy={busy ? m.wellness_check_erasing() : false} onClick={onYes}>
          {m.wellness_check_erase_yes()}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onNo}>
          {m.wellness_check_erase_no()}
        </Button>
      </div>
    </fieldset>
  );
}
