/** What still sits on the canvassers' phones, as far as the phones could say. */
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { moment } from '../../../hooks/format.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { phoneWords } from './devices.ts';
import { phonesRead } from './reads.ts';

const slots = row();

export function DevicesPanel() {
  const phones = useStaffRead(phonesRead);
  return (
    <Panel title="On their phones">
      {phones.rows?.length === 0 ? <p className={css({ color: 'inkMuted' })}>Nobody has a turf in hand.</p> : null}
      <ul aria-label="On their phones">
        {phones.rows?.map((phone) => {
          const { held, heard, urgent } = phoneWords(phone, (at) => moment(at));
          return (
            <li key={`${phone.user_id} ${phone.device ?? ''}`} className={slots.root} data-urgent={urgent}>
              <p>
                <strong>{phone.name ?? 'Somebody'}</strong>
                {phone.device === null ? '' : `, phone ${phone.device}`}
              </p>
              <p className={slots.more}>{held}</p>
              {heard === '' ? null : <p className={slots.more}>{heard}</p>}
            </li>
          );
        })}
      </ul>
      <AsOf asOf={phones.asOf} trouble={phones.trouble} />
    </Panel>
  );
}
