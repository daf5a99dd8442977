/** What differs between two values of a setting, field by field: what was, and what is. */
import { css } from 'styled-system/css';
import type { Setting } from '../../../campaign/settings.ts';
import { m } from '../../../messages/messages.js';
import { settingFieldName } from '../model/fieldName.ts';
import { differing, type SettingTexts } from '../model/values.ts';

export interface DifferencesProps {
  readonly setting: Setting;
  readonly before: SettingTexts;
  readonly after: SettingTexts;
  /** What the two are called; without them they are what was and what is. */
  readonly names?: readonly [before: string, after: string];
}

const shown = (text: string | undefined) => text?.trim() || m.settings_nothing();
const text = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export function Differences({ setting, before, after, names }: DifferencesProps) {
  const fields = differing(setting, before, after);
  if (fields.length === 0) return <p>{m.settings_no_difference()}</p>;
  const [was, is] = names ?? [m.settings_was(), m.settings_is()];
  return (
    <dl className={css({ display: 'grid', gap: '3', textStyle: 'small' })}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt className={css({ fontWeight: 'bold' })}>{settingFieldName(field)}</dt>
          <dd className={text}>
            <span className={css({ color: 'inkMuted' })}>{was}</span> {shown(before[field.name])}
          </dd>
          <dd className={text}>
            <span className={css({ color: 'inkMuted' })}>{is}</span> {shown(after[field.name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
