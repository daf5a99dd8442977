/** How what was typed into a dialog lies on this device, and what of it this version of the dialog still has. */

export type Texts = Readonly<Record<string, string>>;

export interface TypedDraft<F extends Texts> {
  /** The decision that was seen when the typing began; null: there was none yet. */
  readonly base: string | null;
  readonly values: F;
}

/** @returns null where nothing of use is kept. */
export function typedIn<F extends Texts>(kept: unknown, empty: F): TypedDraft<F> | null {
  if (typeof kept !== 'object' || kept === null || !('base' in kept) || !('values' in kept)) return null;
  const { base, values } = kept;
  if ((base !== null && typeof base !== 'string') || typeof values !== 'object' || values === null) return null;
  const texts = values as Readonly<Record<string, unknown>>; // read field by field
  const known = Object.keys(empty).flatMap((name) => (typeof texts[name] === 'string' ? [[name, texts[name]]] : []));
  if (known.every(([name, text]) => text === empty[String(name)])) return null;
  return { base, values: { ...empty, ...(Object.fromEntries(known) as Partial<F>) } }; // names of `empty` only
}
