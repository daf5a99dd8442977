/** The word about a door that was closed, or left the list, while somebody stands at it. */
import { css } from 'styled-system/css';
import type { OpenedDoor } from '../model/opened.ts';
import { m } from '../../../messages/messages.js';

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
      {change === 'closed' ? m.walk_closed_meanwhile() : null}
      {change === 'gone' ? m.walk_gone_meanwhile() : null}
    </output>
  );
}
