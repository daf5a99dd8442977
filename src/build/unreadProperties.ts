/** Takes custom properties out of the page's styles that nothing reads: Panda declares some forty for every element, and each first visit pays for them. */
import { parse } from 'postcss';

/** How the names begin that scripts put together: `var(--colors-art-${name})`, "--colors-" + name. */
const begunIn = (said: string): readonly string[] => [
  ...new Set([...said.matchAll(/(--[\w-]*-)(?:\$\{|["'`])/g)].map(([, start = '']) => start)),
];

/** @param said everything else that might read one: the scripts and the markup. */
export function withoutUnread(css: string, said: string): string {
  const root = parse(css);
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const begun = begunIn(said);
  root.walkDecls(/^--/, (declared) => {
    const { prop, parent } = declared;
    if (read.has(prop) || said.includes(prop) || begun.some((start) => prop.startsWith(start))) return;
    declared.remove();
    if (parent?.nodes?.length === 0) parent.remove();
  });
  return root.toString();
}
