/** /finance/givers: everybody who gave, found as one types, and who could be the same. Works in a dead spot. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css, cx } from 'styled-system/css';
import { digits } from '../../../hooks/format.ts';
import { requestWords } from '../../../hooks/requestWords.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { TextField } from '../../../ui/TextInput.tsx';
import { useGiverFinder } from '../data/useGiverFinder.ts';
import { useLikePairs } from '../data/useLikePairs.ts';
import { GiverRow } from './GiverRow.tsx';
import { LikePanel } from './LikePanel.tsx';

/** As many are shown before somebody types. */
const SHOWN = 100;

export function GiversScreen() {
  const may = useMay('keep_books');
  return (
    <>
      <Link to="/finance" className={textLink}>
        {m.money_back()}
      </Link>
      <PageHead title={m.givers_title()} lead={may ? m.givers_lead() : undefined} />
      {may ? (
        <Givers />
      ) : (
        <EmptyState title={m.money_not_yours()}>
          <p>{m.money_not_yours_hint()}</p>
        </EmptyState>
      )}
    </>
  );
}

function Givers() {
  const [words, setWords] = useState('');
  const { lines, searching, problem, read } = useGiverFinder(words);
  const typed = words.trim() !== '';
  const shown = lines?.slice(0, SHOWN) ?? [];
  const { open } = useLikePairs();
  return (
    <div
      className={css({
        display: 'grid',
        gap: '8',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        alignItems: 'start',
        paddingBottom: '8',
      })}
    >
      <div className={css({ minWidth: '0' })}>
        <div className={css({ maxWidth: '26rem' })}>
          <TextField
            label={m.givers_find()}
            hint={m.givers_find_hint()}
            type="search"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        {typed || open.length === 0 ? null : (
          <a href="#like" className={cx(textLink, css({ lg: { display: 'none' } }))}>
            {m.givers_like_some({ count: open.length })}
          </a>
        )}
        <div aria-live="polite" className={css({ marginTop: '3', minHeight: '1.5em' })}>
          {lines === null && read.state === 'loading' ? <Spinner label={m.money_loading()} /> : null}
          {problem ? (
            <p className={css({ fontWeight: 'bold' })}>
              {m.givers_only_here()} {requestWords(problem.cause)}
            </p>
          ) : lines === null ? null : (
            <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
              {searching ? m.givers_searching() : typed ? m.givers_found({ count: lines.length }) : m.givers_latest()}
            </p>
          )}
        </div>
        {lines?.length === 0 && !searching ? (
          <EmptyState title={typed ? m.givers_none() : m.givers_nobody()}>
            <p>{typed ? m.givers_none_hint() : m.givers_nobody_hint()}</p>
          </EmptyState>
        ) : null}
        <ul aria-label={m.givers_title()}>
          {shown.map((line) => (
            <GiverRow key={line.id} line={line} />
          ))}
        </ul>
        {(lines?.length ?? 0) > SHOWN ? <p>{m.givers_cut({ count: digits(SHOWN) })}</p> : null}
        {typed ? null : <AsOf asOf={read.asOf} trouble={read.trouble} />}
      </div>
      <LikePanel />
    </div>
  );
}
