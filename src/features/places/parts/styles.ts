/** How places look in their list and on their pages: ruled off from each other, their names in large type. */
import { css } from 'styled-system/css';

export { answer, facts, line, quiet } from '../../../ui/entry.ts';
export { textLink as link } from '../../../ui/staff/textLink.ts';

export const name = css({ fontSize: '1.125rem', fontWeight: 'bold', maxWidth: 'text' });
/** Pictures beside each other where there is room. */
export const pictureGrid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '5',
  marginTop: '4',
  minWidth: '0',
});
