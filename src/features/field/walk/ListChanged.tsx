/** The word about a door that was closed, or left the list, while somebody stands at it. */
import { css } from 'styled-system/css';
import type { OpenedDoor } from '../model/opened.ts';

export function ListChanged({ change }: Pick<OpenedDoor, 'change'>) {
  return (
    <output
      className={css({
        display: 'block',
        marginBlock: '2',
        padding: '3',
        backgroundColor: 'straw',
        color: 'onStraw',
        fontWeight: 'bold',
        _empty: { display: 'none' },
      })}
    >
      {change === 'closed'
        ? 'While you were here, we learned that nobody at this door is to be asked any more. Save what was said, then leave it at that.'
        : null}
      {change === 'gone'
        ? 'While you were here, this door left your list: the turf was taken back or changed. Save what was said: it is still sent.'
        : null}
    </output>
  );
}
