/** /admin/people: everybody who raised a hand or lives at a door, found as one types. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { requestWords } from '../../../hooks/requestWords.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { useFinder } from '../data/useFinder.ts';
import { backLink, quiet } from '../parts/styles.ts';
import { PersonRow } from './PersonRow.tsx';

export function PeopleScreen() {
  const [words, setWords] = useState('');
  const { lines, searching, problem, read } = useFinder(words);
  const typed = words.trim() !== '';
  return (
    <>
      <Link to="/admin" className={backLink}>
        {m.admin_back()}
      </Link>
      <PageHead title={m.persons_title()} lead={m.persons_lead()} />
      <div className={css({ maxWidth: '26rem' })}>
        <TextField
          label={m.persons_find()}
          hint={m.persons_find_hint()}
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <div aria-live="polite" className={css({ marginTop: '3', minHeight: '1.5em' })}>
        {lines === null && read.state === 'loading' ? <Spinner label={m.persons_loading()} /> : null}
        {problem ? (
          <p className={css({ fontWeight: 'bold' })}>
            {m.persons_only_here()} {requestWords(problem.cause)}
          </p>
        ) : lines === null ? null : (
          <p className={quiet}>
            {searching ? m.persons_searching() : typed ? m.persons_found({ count: lines.length }) : m.persons_latest()}
          </p>
        )}
      </div>
      {lines !== null && lines.length === 0 && !searching ? (
        <EmptyState title={typed ? m.persons_none() : m.persons_nobody()}>
          <p>{typed ? m.persons_none_hint() : m.persons_nobody_hint()}</p>
        </EmptyState>
      ) : null}
      <ul aria-label={m.persons_title()}>
        {lines?.map((line) => (
          <PersonRow key={line.ref} line={line} />
        ))}
      </ul>
      {typed ? null : <AsOf asOf={read.asOf} trouble={read.trouble} />}
    </>
  );
}
