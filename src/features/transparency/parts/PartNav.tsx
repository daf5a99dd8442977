/** The way to the other parts. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import { m } from '../../../messages/messages.js';
import { partHref, PARTS, type Part } from '../model/parts.ts';
import { partWords } from './partWords.ts';
import { link } from './styles.ts';

export function PartNav({ now }: { readonly now: Part }) {
  return (
    <nav
      aria-label={m.transparency_parts()}
      className={css({ borderTopWidth: '2px', borderTopStyle: 'solid', paddingBlock: '6' })}
    >
      <h2 className={css({ textStyle: 'h4', marginBottom: '2' })}>{m.transparency_parts()}</h2>
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          columnGap: '6',
        })}
      >
        {PARTS.map((part) => (
          <li key={part}>
            <a className={link} href={localHref(partHref(part))} aria-current={part === now ? 'page' : undefined}>
              {partWords[part].name()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
