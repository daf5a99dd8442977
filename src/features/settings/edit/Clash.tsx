/** Somebody else published while this person typed: both in sight, and a choice. Nothing is published before it is made. */
import { css } from 'styled-system/css';
import type { Setting } from '../../../campaign/settings.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import type { SettingTexts } from '../model/values.ts';
import { Differences } from './Differences.tsx';

export interface ClashProps {
  readonly setting: Setting;
  readonly theirs: SettingTexts;
  readonly mine: SettingTexts;
  /** null: nobody knows whose it is. */
  readonly by: string | null;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

export function Clash({ setting, theirs, mine, by, onTheirs, onMine }: ClashProps) {
  return (
    <section
      role="alert"
      className={css({
        display: 'grid',
        gap: '4',
        padding: '5',
        marginBottom: '5',
        backgroundColor: 'shade',
        borderLeftWidth: '8px',
        borderLeftStyle: 'solid',
        borderLeftColor: 'straw',
      })}
    >
      <h2 className={css({ textStyle: 'h4' })}>
        {by === null ? m.settings_clash() : m.settings_clash_by({ name: by })}
      </h2>
      <Differences setting={setting} before={theirs} after={mine} names={[m.settings_theirs(), m.settings_mine()]} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button variant="secondary" onClick={onTheirs}>
          {m.settings_take_theirs()}
        </Button>
        <Button variant="secondary" onClick={onMine}>
          {m.settings_keep_mine()}
        </Button>
      </div>
    </section>
  );
}
