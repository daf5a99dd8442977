/** Every version of a setting: who published it, when, what it changed, and bringing it back as a new one. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import type { Setting, SettingValue } from '../../../campaign/settings.ts';
import { moment } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import type { OtherDates } from '../data/datedTexts.ts';
import { toTexts } from '../model/values.ts';
import { Differences } from './Differences.tsx';
import { OtherDatesList } from './OtherDatesList.tsx';

export interface ShownVersion {
  /** 0: what the app comes with. */
  readonly version: number;
  readonly value: SettingValue;
  readonly publishedAt: number | null;
  readonly by: string | null;
}

export interface HistoryProps {
  readonly setting: Setting;
  /** Newest first. */
  readonly versions: readonly ShownVersion[];
  readonly publish: (value: SettingValue) => Promise<unknown>;
  readonly refresh: () => Promise<void>;
  /** The texts that would name another date; null where none can. */
  readonly otherDates: (value: SettingValue) => Promise<OtherDates | null>;
}

export function History({ setting, versions, publish, refresh, otherDates }: HistoryProps) {
  const [asked, setAsked] = useState<{ readonly version: ShownVersion; readonly dates: OtherDates | null } | null>(
    null,
  );
  const change = useChange(refresh);
  const slots = row({ columns: 'actions' });

  const ask = async (version: ShownVersion) => setAsked({ version, dates: await otherDates(version.value) });

  async function bringBack({ value }: ShownVersion) {
    await change.run(() => publish(value), { done: () => m.settings_brought_back(), failed: true });
    setAsked(null);
  }

  return (
    <Panel title={m.settings_history()} className={css({ marginTop: '10' })}>
      <ol aria-label={m.settings_history()}>
        {versions.map((one, index) => {
          const older = versions[index + 1];
          return (
            <li key={one.version} className={slots.root}>
              <div className={slots.main}>
                <p className={slots.title}>
                  {one.version === 0 ? m.settings_beginning() : m.settings_version({ number: one.version })}
                  {index === 0 ? ` · ${m.settings_counts()}` : ''}
                </p>
                {one.publishedAt === null ? null : (
                  <p className={slots.quiet}>
                    {m.settings_by({ name: one.by ?? m.settings_somebody(), when: moment(one.publishedAt) })}
                  </p>
                )}
                {older ? (
                  <details>
                    <summary className={opener}>{m.settings_what_changed()}</summary>
                    <Differences
                      setting={setting}
                      before={toTexts(setting, older.value, null)}
                      after={toTexts(setting, one.value, null)}
                    />
                  </details>
                ) : null}
              </div>
              {index === 0 ? null : (
                <Button
                  variant="secondary"
                  aria-label={m.settings_bring_back_of({ number: one.version })}
                  onClick={() => void ask(one)}
                >
                  {m.settings_bring_back()}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {asked === null ? null : (
        <ConfirmDialog
          title={m.settings_bring_back_title()}
          text={m.settings_bring_back_text()}
          yes={m.settings_bring_back()}
          no={m.ui_cancel()}
          busy={change.busy ? m.settings_publishing() : false}
          onYes={() => void bringBack(asked.version)}
          onNo={() => setAsked(null)}
        >
          {asked.dates === null ? null : <BroughtBack {...asked.dates} />}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function BroughtBack(dates: OtherDates) {
  return (
    <>
      {dates.texts.length === 0 ? null : <p>{m.settings_dates_text()}</p>}
      <OtherDatesList {...dates} />
    </>
  );
}
