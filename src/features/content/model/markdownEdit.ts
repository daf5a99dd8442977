/** What the buttons over a Markdown text do to it: the text and the selection after a press. */

export const MARKS = ['bold', 'italic', 'heading', 'list', 'quote', 'link'] as const;
export type Mark = (typeof MARKS)[number];

export interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const AROUND: Partial<Record<Mark, string>> = { bold: '**', italic: '_' };
const BEFORE: Partial<Record<Mark, string>> = { heading: '## ', list: '- ', quote: '> ' };

/** Pressed again it takes the same mark away. */
export function marked(selected: Selected, mark: Mark): Selected {
  const around = AROUND[mark];
  if (around !== undefined) return wrapped(selected, around);
  const before = BEFORE[mark];
  return before === undefined ? linked(selected) : prefixed(selected, before);
}

function wrapped({ text, from, to }: Selected, sign: string): Selected {
  const size = sign.length;
  if (text.slice(from - size, from) === sign && text.slice(to, to + size) === sign) {
    const plain = text.slice(0, from - size) + text.slice(from, to) + text.slice(to + size);
    return { text: plain, from: from - size, to: to - size };
  }
  const made = text.slice(0, from) + sign + text.slice(from, to) + sign + text.slice(to);
  return { text: made, from: from + size, to: to + size };
}

/** Of every line that the selection touches. */
function prefixed({ text, from, to }: Selected, sign: string): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const all = lines.every((line) => line.startsWith(sign));
  const made = lines.map((line) => (all ? line.slice(sign.length) : line.startsWith(sign) ? line : sign + line)).join('\n'); // prettier-ignore
  return { text: text.slice(0, start) + made + text.slice(end), from: start, to: start + made.length };
}

function linked({ text, from, to }: Selected): Selected {
  const words = text.slice(from, to);
  const made = `[${words}](https://)`;
  // Where the address is typed; where nothing was selected, the words first.
  const at = words === '' ? from + 1 : from + made.length - 1;
  return { text: text.slice(0, from) + made + text.slice(to), from: at, to: at };
}
