/** Texts for people that stand in a source instead of in a room's words: what is between tags, in attributes and in strings. */
import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'; // read only after that

/** What a browser or a style reads. */
const NOT_FOR_PEOPLE =
  /^(allow|className|class|style|d|id|key|type|name|role|href|src|to|from|rel|viewBox|fill|stroke|points|transform|as|variant|size|tone|autoComplete|inputMode|htmlFor|method|accept|lang|display|position|gridTemplateColumns|preserveAspectRatio|@type|aria-(controls|labelledby|describedby|live|current|haspopup|hidden))$/;
/** Whatever these say is read, also one word in small letters. */
const SHOWN = /^(mark|label|title|hint|placeholder|alt|aria-label|description|moreLabel|lessLabel)$/;
/** Calls whose arguments are styles, marks in the source, or told to developers only. */
const NOT_SAID =
  /^(css|cva|sva|cx|styled|defineRecipe|defineSlotRecipe|lazySection|createFileRoute|querySelector|matchMedia|dateFormat|townTime|deviceTime|useNow|split|require|RegExp|Error|TypeError|warn|log|debug)$/;
/** Names of keys and the like; what a row holds, as the specification writes it. */
const NAMES =
  /^(Enter|Escape|Tab|Home|End|Backspace|Delete|Space|Arrow(Up|Down|Left|Right)|Page(Up|Down)|[A-Z]{2,}[A-Z\d_-]*|Point|Polygon|LineString|Feature|FeatureCollection|GET, HEAD|Headcount: …|Intl|Content-Type|List-Unsubscribe=One-Click|[A-Z][a-z]+[A-Z]\w*|[A-Z][a-z]+Error|Public Sans( Bold)?|light dark)$/;

/** A sentence, or a word that begins like one. `M12 4l3-3` is a drawing. */
function isText(value: string): boolean {
  const text = value.trim();
  if (!/\p{L}{2}/u.test(text) || NAMES.test(text) || text.startsWith('@media ')) return false;
  return (
    /^\p{Lu}\p{Ll}+/u.test(text) ||
    (/\p{L}{2,}[,;:.]? \p{L}/u.test(text) && !/[{}<>=&*]|^\(prefers-|\d(px|rem|%|s)\b|-{2}|^\w+ \w+-\w+$/.test(text))
  );
}

/** The texts of one source, in its order. */
export function textsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type.startsWith('TS') && !/^TS(AsExpression|SatisfiesExpression|NonNullExpression)$/.test(value.type))
      return;
    if (/^(Import|Export(All|Named))Declaration$/.test(value.type) && !value['declaration']) return;
    if (value.type === 'ImportExpression') return;
    if (value.type === 'JSXAttribute' && NOT_FOR_PEOPLE.test(nameOf(value['name']))) return;
    if (value.type === 'Property' && NOT_FOR_PEOPLE.test(nameOf(value['key']))) return;
    if ((value.type === 'CallExpression' || value.type === 'NewExpression') && NOT_SAID.test(nameOf(value['callee'])))
      return;
    const shown = value.type === 'JSXAttribute' && SHOWN.test(nameOf(value['name'])) ? value['value'] : null;
    if (
      isNode(shown) &&
      shown.type === 'Literal' &&
      /\p{L}{2}/u.test(String(shown['value'])) &&
      !isText(String(shown['value']))
    )
      found.push(String(shown['value']));
    if (value.type === 'JSXText' && /\p{L}{2}/u.test(String(value['value']))) found.push(tidy(String(value['value'])));
    if (value.type === 'Literal' && typeof value['value'] === 'string' && isText(value['value']))
      found.push(value['value']);
    if (value.type === 'TemplateLiteral' && isText(shape(value))) found.push(shape(value));
    for (const [key, child] of Object.entries(value)) if (!(value.type === 'Property' && key === 'key')) visit(child);
  };
  visit(parseSync(file, source).program);
  return found;
}

/** The last part of a name: `css` of `css()`, `error` of `console.error()`. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'MemberExpression') return nameOf(value['property']);
  return String(value['name'] ?? value['value'] ?? '');
}

function shape(template: Node): string {
  const quasis = template['quasis'] as { value: { raw: string } }[]; // as every template literal has them
  return quasis.map(({ value }) => value.raw).join('…');
}

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Whether a source asks for a message while it is loaded: said once, it would not follow a switch of the language. */
export function asksWhileLoading(file: string, source: string): boolean {
  if (!/\bm\./.test(source)) return false;
  let asks = false;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (/Function|^(Method|Property)Definition$/.test(value.type)) return;
    if (value.type === 'CallExpression' && isNode(value['callee'])) {
      const { callee } = value;
      if (callee.type === 'MemberExpression' && nameOf(callee['object']) === 'm') asks = true;
    }
    Object.values(value).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return asks;
}
