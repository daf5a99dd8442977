/** Saying where a sign goes that no door has the address of: by a press on the map, or as two figures. */
import { useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { boundsOf, type Bounds, type Position } from '../../../core/geo/position.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { DoorMap } from '../../../ui/map/DoorMap.tsx';
import type { SignEventPayload } from '../model/kinds.ts';
import { spotOf, spotText } from '../model/spot.ts';

export interface PlaceDialogProps {
  readonly address: string;
  /** What the map shows first: where the other signs are. Null where none has a place: there is no map then. */
  readonly around: Bounds | null;
  readonly onPlace: (place: NonNullable<SignEventPayload['place']>) => Promise<boolean>;
  readonly onClose: () => void;
}

const noStreets: readonly never[] = [];

export function PlaceDialog({ address, around, onPlace, onClose }: PlaceDialogProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const spot = spotOf(text);
  const [latitude, longitude] = [spot?.latitude, spot?.longitude];
  const spots = useMemo(
    () =>
      latitude === undefined || longitude === undefined
        ? []
        : [{ id: 'here', place: [longitude, latitude] as Position, look: 'next' as const, text: '' }],
    [latitude, longitude],
  );

  async function save() {
    setWrong(spot === null);
    if (spot !== null && (await onPlace({ ...spot, accuracy: null }))) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={m.signs_set_place()} description={address}>
      <StackedForm onSubmit={save}>
        {around === null ? null : (
          <div>
            <p className={css({ marginBottom: '2' })}>{m.signs_press_map()}</p>
            <DoorMap
              low
              label={m.signs_press_map()}
              instead={m.signs_spot_instead()}
              spots={spots}
              streets={noStreets}
              around={around}
              tiles={campaignNow().field.tiles}
              onPlace={(place) => {
                setText(spotText(place));
                setWrong(false);
              }}
            />
          </div>
        )}
        <TextField
          label={m.signs_spot()}
          hint={m.signs_spot_hint()}
          required
          inputMode="text"
          value={text}
          error={wrong ? m.signs_spot_wrong() : null}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{m.signs_save()}</Button>
      </StackedForm>
    </Dialog>
  );
}

/** Half a mile around the others: somewhere in the town. */
export function townAround(places: readonly Position[]): Bounds | null {
  const around = boundsOf(places);
  if (around === null) return null;
  const [west, south, east, north] = around;
  return [west - 0.008, south - 0.006, east + 0.008, north + 0.006];
}
