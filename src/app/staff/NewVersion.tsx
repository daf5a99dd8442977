/** The offer of a new version on staff pages: above the page, where it lies over nobody's buttons. */
import { css } from 'styled-system/css';
import { useUpdateInFrame } from '../../hooks/appUpdate.ts';
import { Button } from '../../ui/Button.tsx';

export function NewVersion() {
  const update = useUpdateInFrame();
  if (update === null) return null;
  return (
    <section
      aria-label="New version"
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
      <p className={css({ flex: '1', minWidth: '12rem', textStyle: 'small' })}>
        A new version of this app is ready. Nothing you typed is lost.
      </p>
      <Button variant="secondary" onClick={update}>
        Update now
      </Button>
    </section>
  );
}
