/** Reads the text of a function as PostgreSQL does, as far as it takes to find an UPDATE or DELETE that names no rows. */

interface Token {
  /** Lower case; one sign, a word, or `'` for a text. */
  word: string;
  /** What stands in a text, else ''. */
  text: string;
  /** How many parentheses are open around it. */
  depth: number;
}

const lexer =
  /--[^\n]*|(?<block>\/\*)|(?<tag>\$(?:[a-z_]\w*)?\$)|(?<escaped>\be'(?:[^'\\]|''|\\.)*')|(?<text>'(?:[^']|'')*')|"(?:[^"]|"")*"|(?<word>[a-z_][\w$]*)|(?<sign>[^\s])/giu;

/** Comments are left out; they may lie within each other. */
function tokens(source: string): Token[] {
  const found: Token[] = [];
  const scan = new RegExp(lexer);
  let depth = 0;
  for (let match = scan.exec(source); match; match = scan.exec(source)) {
    const { block, tag, escaped, text, word, sign } = match.groups ?? {};
    if (block !== undefined) scan.lastIndex = endOfComment(source, match.index);
    else if (tag !== undefined) {
      const from = match.index + tag.length;
      const end = source.indexOf(tag, from);
      found.push({ word: "'", text: source.slice(from, end < 0 ? undefined : end), depth });
      scan.lastIndex = end < 0 ? source.length : end + tag.length;
    } else if (escaped !== undefined || text !== undefined) {
      const raw = text ?? escaped?.slice(1) ?? '';
      found.push({ word: "'", text: raw.slice(1, -1).replaceAll("''", "'"), depth });
    } else if (word !== undefined) found.push({ word: word.toLowerCase(), text: '', depth });
    else if (sign === '(') found.push({ word: '(', text: '', depth: depth++ });
    else if (sign === ')') found.push({ word: ')', text: '', depth: --depth });
    else found.push({ word: sign ?? '"', text: '', depth });
  }
  return found;
}

function endOfComment(source: string, from: number): number {
  let open = 0;
  for (let at = from; at < source.length; at += 1) {
    const two = source.slice(at, at + 2);
    if (two === '/*') open += 1;
    else if (two === '*/') open -= 1;
    else continue;
    at += 1;
    if (open === 0) return at + 1;
  }
  return source.length;
}

/** Words before UPDATE or DELETE that make it part of something else: FOR UPDATE, ON CONFLICT DO UPDATE, a trigger's events. */
const elsewhere = new Set(['for', 'key', 'do', 'on', 'before', 'after', 'or', 'of']);

/** Every UPDATE and DELETE without a WHERE of its own, also in texts that are executed, as "update private.leader_lock set". */
export function unboundStatements(source: string): string[] {
  const all = tokens(source);
  return all.flatMap((token, at) => {
    if (token.word === "'") return /\b(update|delete)\b/i.test(token.text) ? unboundStatements(token.text) : [];
    const begins =
      token.word === 'update'
        ? !elsewhere.has(all[at - 1]?.word ?? '') && /^[a-z_"]/.test(all[at + 1]?.word ?? '')
        : token.word === 'delete' && all[at + 1]?.word === 'from';
    if (!begins) return [];
    const rest = all.slice(at + 1);
    const end = rest.findIndex((one) => one.depth < token.depth || (one.word === ';' && one.depth === token.depth));
    const statement = end < 0 ? rest : rest.slice(0, end);
    if (statement.some((one) => one.word === 'where' && one.depth === token.depth)) return [];
    return [[token, ...statement.slice(0, 4)].map(({ word }) => word).join(' ')];
  });
}
