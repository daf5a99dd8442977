/** How the parts of the page look: lines ruled off from each other, facts beneath a heading, hashes that break anywhere. */
import { css } from 'styled-system/css';

export { facts, line, quiet } from '../../../ui/entry.ts';
export { textLink as link } from '../../../ui/staff/textLink.ts';

export const title = css({ textStyle: 'h4' });
export const hash = css({ fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' });
export const stack = css({ display: 'grid', gap: '6', paddingBottom: '8', minWidth: '0' });
