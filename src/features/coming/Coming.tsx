/** The page that says what will be there: honest, short, with something to do meanwhile. */
import { css } from 'styled-system/css';
import { m } from '../../messages/messages.js';
import { ButtonLink } from '../../ui/Button.tsx';
import type { ComingWords } from './words.ts';

export function Coming({ words }: { readonly words: ComingWords }) {
  return (
    <div className={css({ maxWidth: 'text', paddingBlock: { base: '8', md: '12' } })}>
      <p className={css({ fontWeight: 'bold', color: 'loudText' })}>{m.coming_not_yet()}</p>
      <h1 className={css({ textStyle: 'h2', marginTop: '2' })}>{words.title()}</h1>
      <p className={css({ textStyle: 'lead', marginTop: '4' })}>{words.lead()}</p>
      <h2 className={css({ textStyle: 'h4', marginTop: '8' })}>{m.coming_what()}</h2>
      <ul className={css({ listStyleType: 'square', paddingLeft: '5', marginTop: '2', '& > li': { marginTop: '2' } })}>
        {words.points.map((point) => (
          <li key={point()}>{point()}</li>
        ))}
      </ul>
      <p className={css({ marginTop: '8' })}>{words.meanwhile.text()}</p>
      <div className={css({ marginTop: '4' })}>
        <ButtonLink href={words.meanwhile.href} variant="quiet">
          {words.meanwhile.label()}
        </ButtonLink>
      </div>
    </div>
  );
}
