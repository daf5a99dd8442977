/** Keeps the device working by the settings that count, while somebody who works with it is signed in. */
import { useEffect } from 'react';
import * as v from 'valibot';
import { rowsPath } from '../backend/paths.ts';
import { readableRowsOf } from '../backend/rows.ts';
import { asSetting } from '../campaign/settingRules.ts';
import { defineRead } from '../core/reads/read.ts';
import { workBy, type WorkSettings } from './campaignNow.ts';
import { useStaffRead } from './useStaff.ts';

const schema = v.object({ key: v.picklist(['dates', 'field']), value: v.unknown() });

const workRead = defineRead<v.InferOutput<typeof schema>>({
  key: 'work-settings',
  // Asked at each start: another clock counts at once.
  maxAgeMs: 0,
  path: () =>
    rowsPath('campaign_settings', {
      select: ['key', 'value'],
      where: { key: 'in.(dates,field)' },
      order: 'number.desc',
    }),
  parse: readableRowsOf('campaign_settings', schema),
});

export function useWorkSettings(): void {
  const { rows, state, asOf } = useStaffRead(workRead);
  useEffect(() => {
    // Newest first: staff get the older ones, too.
    if (rows === null || state !== 'ready') return;
    const dates = asSetting('dates', rows.find(({ key }) => key === 'dates')?.value);
    const field = asSetting('field', rows.find(({ key }) => key === 'field')?.value);
    const settings: WorkSettings = { ...(dates ? { dates } : {}), ...(field ? { field } : {}) };
    workBy(settings, asOf ?? undefined);
  }, [rows, state, asOf]);
}
