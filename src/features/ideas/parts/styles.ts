/** How ideas look on the wall, under "My submissions" and on the desk: ruled off from each other, what is said in large type. */
import { css } from 'styled-system/css';

export { answer, facts, line, quiet } from '../../../ui/entry.ts';
export { textLink as link } from '../../../ui/staff/textLink.ts';

export const idea = css({ fontSize: '1.125rem', fontWeight: 'bold', maxWidth: 'text', whiteSpace: 'pre-line' });
