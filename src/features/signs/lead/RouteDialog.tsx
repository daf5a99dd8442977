/** Making a route of what was chosen: its order, whose it is, until when. */
import { useState } from 'react';
import { m } from '../../../messages/messages.js';
import { placeOf } from '../../../core/geo/position.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { inRouteOrder, stopsOf } from '../model/route.ts';
import { CrewFields, useCrewFields } from './CrewFields.tsx';
import { mayGo, type Listed } from './list.ts';

export interface RouteDialogProps {
  readonly signs: readonly Listed[];
  readonly refresh: () => Promise<void>;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

export function RouteDialog({ signs, refresh, onMade, onClose }: RouteDialogProps) {
  const change = useChange(refresh);
  const crew = useCrewFields();
  const [name, setName] = useState('');
  const [order, setOrder] = useState<'walk' | 'drive'>('walk');
  const [first] = signs;
  const kind = first === undefined ? 'delivery' : (mayGo(first) ?? 'delivery');
  const reachable = signs.map(({ row }) => ({
    id: row.request_id,
    address: row.address,
    building: row.building,
    place: placeOf(row.latitude, row.longitude),
  }));

  async function save() {
    if (!crew.check()) return;
    const made = await change.run((api) =>
      api.rpc('make_sign_route', {
        name,
        kind,
        requests: inRouteOrder(reachable, order).map(({ id }) => id),
        person: crew.person,
        due: crew.due(),
      }),
    );
    if (!made) return;
    onMade();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === 'delivery' ? m.signs_new_delivery() : m.signs_new_removal()}
      description={m.signs_stop_count({ count: stopsOf(reachable).length })}
    >
      <StackedForm onSubmit={save}>
        <TextField
          label={m.signs_route_name()}
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label={m.signs_order()}
          value={order}
          options={[
            { value: 'walk', label: m.signs_order_walk() },
            { value: 'drive', label: m.signs_order_drive() },
          ]}
          onChange={(event) => setOrder(event.target.value === 'drive' ? 'drive' : 'walk')}
        />
        <CrewFields fields={crew} />
        <p aria-live="assertive">{change.problem}</p>
        <Button type="submit" busy={change.busy && m.ui_saving()} disabled={name.trim() === ''}>
          {m.signs_hand_out()}
        </Button>
      </StackedForm>
    </Dialog>
  );
}
