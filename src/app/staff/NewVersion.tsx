/** The offer of a new version on staff pages: above the page, where it lies over nobody's buttons. */
import { css } from 'styled-system/css';
import { useUpdateInFrame } from '../../hooks/appUpdate.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';

export function NewVersion() {
  const update = useUpdateInFrame();
  if (update === null) return null;
  return (
    <section
      aria-label={m.app_new_version()}
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '4',
        rowGap: '2',
        paddingInline: 'gutter',
        paddingBlock: '2',
        backgroundColor: 'sheet',
        borderBottomWidth: '2px',
        borderBottomStyle: 'solid',
        borderBottomColor: 'line',
      })}
    >
      <p className={css({ flex: '1', minWidth: '12rem', textStyle: 'small' })}>{m.app_new_version_short()}</p>
      <Button variant="secondary" onClick={update}>
        {m.app_update_now()}
      </Button>
    </section>
  );
}
