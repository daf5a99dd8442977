/** Where the thing is and where one stands: two places. The pin is moved by buttons, so that it needs neither a map nor a mouse. */
import { useState, type KeyboardEvent } from 'react';
import { css } from 'styled-system/css';
import type { CampaignForm } from '../../../forms/useCampaignForm.ts';
import { EXACTLY, whereIAm } from '../../../hooks/whereIAm.ts';
import { useOneAtATime } from '../../../hooks/useOneAtATime.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { wayOf, type Way } from '../../../ui/map/keys.ts';
import { TextField } from '../../../ui/TextInput.tsx';
import type { ReportValues } from '../model/reportSchema.ts';
import {
  DIRECTIONS,
  type Direction,
  hereOf,
  hereText,
  metres,
  moved,
  spotOf,
  spotText,
  windTo,
} from '../model/spot.ts';
import { quiet } from './styles.ts';
import { directionWords, distanceWords, windWords } from './words.ts';

/** Thirty feet: about the width of a house. */
const STEP_M = 9.144;
/** With Shift: as fine as the pin is written. */
const SMALL_M = 1;
const WINDS: Readonly<Record<Way, Direction>> = { up: 'north', right: 'east', down: 'south', left: 'west' };
/** Nearer than this the pin is where one stands. */
const SAME_M = 3;

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });

export function PinField({ form }: { readonly form: CampaignForm<ReportValues> }) {
  const [trouble, setTrouble] = useState<'denied' | 'unknown' | null>(null);
  const { busy, run } = useOneAtATime();
  const here = hereOf(form.values.here);
  const pin = spotOf(form.values.pin);
  const byKey = (event: KeyboardEvent) => {
    const way = wayOf(event.key);
    if (way === null || pin === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    form.set('pin', spotText(moved(pin, WINDS[way], event.shiftKey ? SMALL_M : STEP_M)));
  };
  const find = () =>
    run(async () => {
      const found = await whereIAm(EXACTLY);
      setTrouble(typeof found === 'string' ? found : null);
      if (typeof found === 'string') return false;
      form.set('here', hereText(found));
      if (pin === null) form.set('pin', spotText(found));
      return true;
    });
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <div className={row}>
        <Button variant="secondary" busy={busy ? m.ui_near_looking() : false} onClick={() => void find()}>
          {m.places_stand_here()}
        </Button>
        {here === null ? null : (
          <Button variant="ghost" onClick={() => form.set('here', '')}>
            {m.places_stand_forget()}
          </Button>
        )}
      </div>
      <p aria-live="polite" className={quiet}>
        {trouble === 'denied' ? m.places_here_denied() : trouble === 'unknown' ? m.places_here_unknown() : null}
        {here === null ? null : m.places_stand_known({ within: distanceWords(here.accuracy) })}
      </p>
      <TextField
        label={m.places_pin()}
        hint={m.places_pin_hint()}
        mark={m.ui_optional()}
        autoComplete="off"
        {...form.field('pin')}
      />
      {pin === null ? null : (
        <fieldset className={css({ minWidth: '0' })}>
          <legend className={css({ fontWeight: 'bold', marginBottom: '2' })}>
            {m.places_move({ step: distanceWords(STEP_M) })}
          </legend>
          <p className={`${quiet} ${css({ marginBottom: '3' })}`}>
            {m.places_move_keys({ step: distanceWords(STEP_M), small: distanceWords(SMALL_M) })}
          </p>
          <div className={row}>
            {DIRECTIONS.map((way) => (
              <Button
                key={way}
                variant="secondary"
                onKeyDown={byKey}
                onClick={() => form.set('pin', spotText(moved(pin, way, STEP_M)))}
              >
                {directionWords[way]()}
              </Button>
            ))}
          </div>
          <p aria-live="polite" className={css({ marginTop: '2' })}>
            {here === null
              ? m.places_pin_at({ spot: spotText(pin) })
              : metres(here, pin) < SAME_M
                ? m.places_pin_here()
                : m.places_pin_from({
                    distance: distanceWords(metres(here, pin)),
                    wind: windWords[windTo(here, pin)](),
                  })}
          </p>
        </fieldset>
      )}
    </div>
  );
}
