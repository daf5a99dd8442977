/** /admin/settings/…: one setting with its form, what visitors would see of it, and its history. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import type { Setting, SettingValue } from '../../../campaign/settings.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { otherDatesOf } from '../data/datedTexts.ts';
import { publishSetting } from '../data/publish.ts';
import { useSettings } from '../data/useSettings.ts';
import { settingLeads, settingNames } from '../model/fields.ts';
import { History, type ShownVersion } from './History.tsx';
import { SettingForm, type PreviewOf } from './SettingForm.tsx';

export interface SettingScreenProps {
  readonly setting: Setting;
  readonly preview: PreviewOf;
}

interface Begun {
  readonly value: SettingValue;
  readonly version: number | null;
}

export function SettingScreen({ setting, preview }: SettingScreenProps) {
  const { read, words, defaults, beginnings, versionsOf, nameOf } = useSettings();
  // What the form began with: a newer version that arrives while somebody types must not slip under their change.
  const [begun, setBegun] = useState<Begun | null>(null);
  const [fresh, setFresh] = useState(false);
  const [last] = versionsOf(setting);
  const ready = read.rows !== null && defaults !== null;
  const newest: Begun | null = last ?? (ready ? { value: defaults[setting], version: null } : null);
  if (newest !== null && (begun === null || fresh)) {
    setBegun({ value: newest.value, version: newest.version });
    setFresh(false);
  }
  const back = (
    <Link to="/admin/settings" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
      {m.settings_all()}
    </Link>
  );
  if (begun === null || newest === null || words === null || beginnings === null) {
    return (
      <>
        {back}
        <PageHead title={settingNames[setting]()} />
        {read.state === 'failed' && read.rows === null ? (
          <EmptyState title={m.settings_not_here()}>
            <p>{read.trouble === 'fault' ? m.ui_went_wrong() : m.ui_not_here()}</p>
          </EmptyState>
        ) : (
          <Spinner label={m.settings_loading()} />
        )}
      </>
    );
  }
  const versions: readonly ShownVersion[] = [
    ...versionsOf(setting).map((one) => ({ ...one, by: nameOf(one.publishedBy) })),
    // Published words say what a version of the setting says: what was before it is what this build says.
    { version: 0, value: (last ? beginnings : (defaults ?? beginnings))[setting], publishedAt: null, by: null },
  ];
  return (
    <>
      {back}
      <PageHead title={settingNames[setting]()} lead={settingLeads[setting]()} />
      <div className={css({ maxWidth: '60rem', paddingBottom: '10' })}>
        <SettingForm
          key={`${setting} ${begun.version}`}
          setting={setting}
          begun={begun.value}
          version={begun.version}
          newest={{ ...newest, by: nameOf(last?.publishedBy ?? null) }}
          words={words}
          preview={preview}
          refresh={read.refresh}
          onPublished={async () => {
            await read.refresh();
            setFresh(true);
          }}
        />
        <History
          setting={setting}
          versions={versions}
          otherDates={(value) => otherDatesOf(setting, newest.value, value, words)}
          publish={(value) => publishSetting(setting, value, newest.version, words)}
          refresh={async () => {
            await read.refresh();
            setFresh(true);
          }}
        />
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </div>
    </>
  );
}
