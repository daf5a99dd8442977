/** The five priorities, printed as a ballot: an oval to fill, a promise behind each. One open at a time. */
import { css } from 'styled-system/css';
import type { Priority } from '../../../campaign/words.ts';
import { useWords } from '../../../hooks/words.ts';
import { m } from '../../../messages/messages.js';
import { Edge } from '../../../ui/art/Edge.tsx';
import { PencilArt } from '../../../ui/art/PencilArt.tsx';
import { LatePicture } from '../../../ui/LatePicture.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { band, wrap } from '../../../ui/layout.ts';
import { useOpenFromHash } from '../../../ui/useOpenFromHash.ts';

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '4fr 8fr' },
  columnGap: '12',
  rowGap: '6',
  alignItems: 'start',
});

const sheet = css({
  backgroundColor: 'sheet',
  borderWidth: '3px',
  borderStyle: 'solid',
  borderColor: 'ink',
  '& > details + details': { borderTopWidth: '2px', borderTopStyle: 'solid', borderTopColor: 'ink' },
});

const head = css({
  display: 'grid',
  gridTemplateColumns: '2.75rem 1fr',
  columnGap: { base: '3', md: '5' },
  padding: { base: '4', md: '6' },
  listStyle: 'none',
  _hover: { backgroundColor: 'quietWash' },
  _focusVisible: { outlineOffset: '-5px' },
});

const oval = css({
  width: '2.75rem',
  height: '1.5rem',
  marginTop: '0.3rem',
  borderWidth: '3px',
  borderStyle: 'solid',
  borderColor: 'ink',
  borderRadius: '50%',
  transitionProperty: 'background-color',
  transitionDuration: 'base',
  'details[open] &': { backgroundColor: 'ink' },
});

const promises = css({
  counterReset: 'promise',
  display: 'grid',
  gap: '4',
  paddingLeft: { base: '4', md: 'calc(1.5rem + 2.75rem + 1.25rem)' },
  paddingRight: { base: '4', md: '6' },
  paddingTop: '2',
  paddingBottom: { base: '6', md: '8' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '2.5rem 1fr',
    counterIncrement: 'promise',
    maxWidth: 'text',
    _before: {
      content: 'counter(promise)',
      textStyle: 'numeral',
      fontSize: '2.5rem',
      color: 'loudText',
      lineHeight: '1',
    },
  },
});

const none = css({
  paddingInline: { base: '4', md: '6' },
  paddingLeft: { md: 'calc(1.5rem + 2.75rem + 1.25rem)' },
  paddingBottom: { base: '6', md: '8' },
});

const look = css({ display: 'block', padding: '4', maxWidth: 'text', '& > img': { aspectRatio: '16 / 9' } });

export function Priorities() {
  useOpenFromHash('priority-');
  const { words, lang } = useWords('priorities');
  return (
    <section
      id="priorities"
      aria-labelledby="priorities-title"
      lang={lang}
      className={`${band} ${css({ backgroundColor: 'shade' })}`}
    >
      <Edge cut="paper" className={css({ color: 'paper' })} />
      <div className={`${wrap} ${columns}`}>
        <div className={css({ position: { lg: 'sticky' }, top: { lg: '8' } })}>
          <h2 id="priorities-title" className={css({ textStyle: 'h2' })}>
            {words.title}
          </h2>
          <p className={css({ textStyle: 'lead', marginTop: '4', maxWidth: '26rem' })}>{words.lead}</p>
          <p className={css({ marginTop: '6', display: 'flex', flexWrap: 'wrap', gap: '3' })}>
            <ButtonLink href="/vision" variant="secondary">
              {m.app_page_vision()}
            </ButtonLink>
            <ButtonLink href="/transparency" variant="secondary" className={css({ xl: { display: 'none' } })}>
              {m.app_page_transparency()}
            </ButtonLink>
          </p>
          <PencilArt
            className={css({ display: { base: 'none', lg: 'block' }, width: '15rem', height: 'auto', marginTop: '8' })}
          />
        </div>
        <div className={sheet}>
          {words.items.map((priority) => (
            <PriorityCard key={priority.slug} priority={priority} />
          ))}
        </div>
      </div>
    </section>
  );
}

function PriorityCard({ priority }: { readonly priority: Priority }) {
  return (
    <details name="priority" id={`priority-${priority.slug}`}>
      <summary className={head}>
        <span className={oval} aria-hidden="true" />
        <h3 className={css({ textStyle: 'h3' })}>{priority.title}</h3>
        <span className={css({ gridColumn: '2', color: 'inkMuted', marginTop: '1', maxWidth: 'text' })}>
          {priority.summary}
        </span>
      </summary>
      {priority.picture ? (
        <LatePicture value={priority.picture} sizes="(min-width: 64rem) 36rem, 90vw" className={look} />
      ) : null}
      {priority.commitments.length === 0 ? (
        <p className={none}>{m.landing_no_commitments()}</p>
      ) : (
        <ol className={promises}>
          {priority.commitments.map((commitment) => (
            <li key={commitment}>{commitment}</li>
          ))}
        </ol>
      )}
    </details>
  );
}
