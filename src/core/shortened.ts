/** A text on one line, and no longer than there is room. */

/** Cut at a word's end. @param most UTF-16 units, without the dots that say so. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, most).replace(/\s+\S*$/, '')}…`;
}
