/** A document's code blocks that name a file, and how they are put into a folder: a whole file, or what a diff takes out and adds. */
import fs from 'node:fs';
import path from 'node:path';

export interface Block {
  readonly language: string;
  readonly file: string;
  readonly text: string;
}

/** The blocks of one section, in their order. */
export function blocksOf(document: string, title: string): Block[] {
  const section = document.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map(([, language = '', file = '', text = '']) => ({
    language,
    file,
    text,
  }));
}

/** Throws where a diff's lines are not in the file, once. */
export function applyBlock(folder: string, { language, file, text }: Block): void {
  const target = path.join(folder, file);
  if (language !== 'diff') {
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
    return;
  }
  const changed = text.split(/^@@.*\n/m).reduce(
    (source, hunk) => {
      const lines = hunk.split('\n').slice(0, -1);
      const side = (left: string) =>
        lines
          .filter((line) => !line.startsWith(left))
          .map((line) => `${line.slice(1)}\n`)
          .join('');
      const [before, after] = [side('+'), side('-')];
      if (source.split(before).length !== 2) throw new Error(`${file} has not once:\n${before}`);
      return source.replace(before, () => after);
    },
    fs.readFileSync(target, 'utf8'),
  );
  fs.writeFileSync(target, changed);
}
