/** The campaign's name as it stands in the header and the footer. */
import { localHref } from '../../core/address.ts';
import { css } from 'styled-system/css';
import { useWords } from '../../hooks/words.ts';
import { Blossom } from '../../ui/art/Blossom.tsx';

export function Brand() {
  const { words, lang } = useWords('head');
  return (
    <a
      href={localHref('/')}
      className={css({
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: 'touch',
        color: 'inherit',
        textDecoration: 'none',
      })}
    >
      <Blossom size={44} />
      <span className={css({ fontFamily: 'display', lineHeight: '1' })}>
        <span className={css({ display: 'block', fontWeight: 'black', fontSize: '1.25rem', letterSpacing: '-0.02em' })}>
          {words.name}
        </span>
        <span
          lang={lang}
          className={css({ display: 'block', fontWeight: 'medium', fontSize: '0.875rem', marginTop: '0.5' })}
        >
          {words.candidacy}
        </span>
      </span>
    </a>
  );
}
