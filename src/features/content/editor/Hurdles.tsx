/** What still stands between a text and its publication: what the form lacks, and the links and pictures that the server found wanting. */
import { css } from 'styled-system/css';
import type { ContentKind, Draft } from '../../../core/content/kind.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { opener } from '../../../ui/staff/opener.ts';
import { hurdlesRead, type Hurdle } from '../data/reads.ts';
import type { Revision } from '../model/item.ts';
import type { Problem } from '../model/problems.ts';
import { placeName } from '../parts/placeName.ts';
import { problemWords } from '../parts/problemWords.ts';

interface HurdlesProps {
  readonly kind: ContentKind;
  readonly body: Draft;
  readonly problems: ReadonlyMap<string, Problem>;
  readonly head: Revision | null;
  readonly changed: boolean;
}

export function Hurdles({ kind, body, problems, head, changed }: HurdlesProps) {
  const own = [...problems];
  const asks = head !== null && head.delivery === 'sent' && !changed;
  return (
    <div aria-live="polite">
      {own.length > 0 ? (
        <details className={css({ marginBottom: '4' })}>
          <summary className={opener}>{m.content_incomplete(counted(own.length))}</summary>
          <ul className={list}>
            {own.map(([path, problem]) => (
              <li key={path}>
                {placeName(kind.fields, body, path)}: {problemWords(problem)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {asks && own.length === 0 ? <Found revision={head.id} /> : null}
    </div>
  );
}

function Found({ revision }: { readonly revision: string }) {
  const { rows } = useStaffRead(hurdlesRead(revision));
  const told = (rows ?? []).filter(({ problem }) => problem in words);
  if (told.length === 0) return null;
  return (
    <div className={css({ marginBottom: '4' })}>
      <p className={css({ fontWeight: 'bold' })}>{m.content_stopped()}</p>
      <ul className={list}>
        {told.map((hurdle) => (
          <li key={`${hurdle.problem} ${hurdle.said}`}>{hurdleWords(hurdle)}</li>
        ))}
      </ul>
    </div>
  );
}

const list = css({ paddingLeft: '5', listStyleType: 'square', textStyle: 'small' });

const words: Readonly<Record<string, (said: { readonly said: string }) => string>> = {
  broken_link: m.content_broken_link,
  broken_ref: m.content_broken_ref,
  picture: m.content_bare_picture,
  figures: m.content_no_figures,
  together: m.content_figures_together,
  uncorrected: m.content_uncorrected,
  unexplained: m.content_unexplained,
};

const hurdleWords = ({ problem, said }: Hurdle): string => words[problem]?.({ said: said ?? '' }) ?? '';
