/** What still sits on the canvassers' phones, as far as the phones could say. */
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { moment } from '../../../hooks/format.ts';
import { Rich } from '../../../ui/Rich.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { m } from '../../../messages/messages.js';
import { phoneWords } from './devices.ts';
import { phonesRead } from './reads.ts';

const STRONG = { who: (name: string) => <strong>{name}</strong> };

const slots = row();

export function DevicesPanel() {
  const phones = useStaffRead(phonesRead);
  return (
    <Panel title={m.lead_phones_title()}>
      {phones.rows?.length === 0 ? <p className={css({ color: 'inkMuted' })}>{m.lead_phones_none()}</p> : null}
      <ul aria-label={m.lead_phones_title()}>
        {phones.rows?.map((phone) => {
          const { held, heard, urgent } = phoneWords(phone, (at) => moment(at));
          const name = phone.name ?? m.lead_somebody();
          return (
            <li key={`${phone.user_id} ${phone.device ?? ''}`} className={slots.root} data-urgent={urgent}>
              <p>
                {phone.device === null ? (
                  <strong>{name}</strong>
                ) : (
                  <Rich of={m.lead_phone_name.parts({ name, device: phone.device })} with={STRONG} />
                )}
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
