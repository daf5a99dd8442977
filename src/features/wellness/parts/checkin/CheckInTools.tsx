/** Everything as a file for oneself, and everything gone. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { toCsv } from '../../../../core/csv.ts';
import { useOneAtATime } from '../../../../hooks/useOneAtATime.ts';
import { m } from '../../../../messages/messages.js';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
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
        <ConfirmDialog
          title={m.wellness_check_erase()}
          text={m.wellness_check_erase_more()}
          yes={m.wellness_check_erase_yes()}
          no={m.wellness_check_erase_no()}
          busy={busy ? m.wellness_check_erasing() : false}
          onYes={() => void run(async () => onErase().then(() => true))}
          onNo={() => setAsked(false)}
        />
      ) : null}
    </div>
  );
}
