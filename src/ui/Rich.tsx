/**
 * A message with marked parts: "Read {#plan}the plan{/plan}." drawn by `<Rich of={m.x.parts({})} with={{ plan: (text) => <a …>{text}</a> }} />`.
 * Marks do not stand inside each other.
 */
import { Fragment, type ReactNode } from 'react';

/** What Paraglide's `parts` answers, as much as is used of it. */
interface Part {
  readonly type: string;
  readonly value?: string | undefined;
  readonly name?: string | undefined;
}

interface RichProps {
  readonly of: readonly Part[];
  readonly with: Readonly<Record<string, (text: string) => ReactNode>>;
}

export function Rich({ of, with: draw }: RichProps) {
  return piecesOf(of).map(({ mark, text }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one sentence have no other name
    <Fragment key={at}>{(mark === null ? undefined : draw[mark])?.(text) ?? text}</Fragment>
  ));
}

function piecesOf(parts: readonly Part[]): { mark: string | null; text: string }[] {
  const pieces: { mark: string | null; text: string }[] = [];
  let mark: string | null = null;
  for (const { type, name, value } of parts) {
    if (type === 'markup-start') mark = name ?? null;
    if (type === 'markup-start' || type === 'markup-standalone') pieces.push({ mark: name ?? null, text: '' });
    if (type === 'markup-end') mark = null;
    if (type !== 'text') continue;
    const last = pieces.at(-1);
    if (mark !== null && last?.mark === mark) last.text += value ?? '';
    else pieces.push({ mark, text: value ?? '' });
  }
  return pieces;
}
