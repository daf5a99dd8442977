/** A check-in for oneself: how was today, the picture of the last weeks, a file, and an end to all of it. It never leaves this device. */
import { useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import { townDay } from '../../../../hooks/format.ts';
import { useNow } from '../../../../hooks/useNow.ts';
import { m } from '../../../../messages/messages.js';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { eraseCheckIns, keepCheckIn, readCheckIns } from '../../data/checkIns.ts';
import type { CheckIn } from '../../model/checkIn.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { CheckInPicture } from './CheckInPicture.tsx';
import { CheckInTools } from './CheckInTools.tsx';

type Kept = readonly CheckIn[] | 'loading' | 'unavailable';

export default function CheckInPart() {
  const today = townDay(useNow());
  const [kept, setKept] = useState<Kept>('loading');
  // What is in the form goes with the rest.
  const [erased, setErased] = useState(0);
  useEffect(() => {
    let gone = false;
    const show = (next: Kept) => (gone ? undefined : setKept(next));
    readCheckIns().then(show, () => show('unavailable'));
    return () => {
      gone = true;
    };
  }, []);

  async function keep(one: CheckIn): Promise<boolean> {
    try {
      await keepCheckIn(one);
      setKept(await readCheckIns());
      return true;
    } catch {
      setKept('unavailable');
      return false;
    }
  }
  async function erase(): Promise<void> {
    await eraseCheckIns();
    setKept([]);
    setErased((times) => times + 1);
  }

  if (kept === 'loading') return <Spinner label={m.ui_loading()} />;
  if (kept === 'unavailable') return <p role="alert">{m.wellness_check_unavailable()}</p>;
  return (
    <div className={css({ display: 'grid', gap: '6', minWidth: '0' })}>
      <CheckInForm
        key={`${today} ${erased}`}
        today={today}
        kept={kept.find(({ day }) => day === today)}
        onKeep={keep}
      />
      {kept.length === 0 ? null : (
        <>
          <CheckInPicture all={kept} today={today} />
          <CheckInTools all={kept} onErase={erase} />
        </>
      )}
    </div>
  );
}
