/** Reports that were begun on this device and not sent: what each has so far. */
import * as v from 'valibot';
import { isAnother, PICTURES_OF, REPORT_FORM } from './drafts.ts';
import type { TakenPicture } from './pictureKinds.ts';
import { KINDS, type Kind } from './site.ts';

export interface KeptPictures {
  /** The id that the report will have. */
  readonly report: string;
  readonly pictures: readonly TakenPicture[];
}

const takenSchema = v.object({ id: v.string(), picture: v.string(), width: v.number(), height: v.number() });
const keptSchema = v.object({ report: v.string(), pictures: v.array(v.unknown()) });

/** Null for what holds none. One picture that cannot be read costs none of the others. */
export function keptPicturesIn(values: unknown): KeptPictures | null {
  const read = v.safeParse(keptSchema, values);
  if (!read.success) return null;
  const pictures = read.output.pictures.flatMap((one) => (v.is(takenSchema, one) ? [one] : []));
  return { report: read.output.report, pictures };
}

export interface Begun {
  /** The end of its draft's name. */
  readonly draft: string;
  /** Of what is wrong about a place: that place's name. */
  readonly about: string | null;
  readonly kind: Kind | null;
  readonly text: string;
  readonly address: string;
  readonly pin: string;
  readonly kept: KeptPictures | null;
  /** Epoch ms. */
  readonly at: number;
}

const text = v.fallback(v.string(), '');
const valuesSchema = v.fallback(
  v.object({ kind: v.fallback(v.nullable(v.picklist(KINDS)), null), text, address: text, pin: text }),
  { kind: null, text: '', address: '', pin: '' },
);

interface Row {
  readonly key: string;
  readonly values: unknown;
  readonly updatedAt: number;
}

/** Words and pictures of one report lie apart; either may be all there is of it. The newest first. */
export function begunIn(rows: readonly Row[]): readonly Begun[] {
  const found = new Map<string, Begun>();
  for (const { key, values, updatedAt } of rows) {
    const whole = key.endsWith(PICTURES_OF) ? key.slice(0, -PICTURES_OF.length) : key;
    if (whole !== REPORT_FORM && !whole.startsWith(`${REPORT_FORM}:`)) continue;
    const draft = whole.slice(REPORT_FORM.length + 1);
    const about = isAnother(draft) ? null : draft;
    const known = found.get(draft) ?? { draft, about, ...v.parse(valuesSchema, {}), kept: null, at: 0 };
    const said = whole === key ? v.parse(valuesSchema, values) : { kept: keptPicturesIn(values) };
    found.set(draft, { ...known, ...said, at: Math.max(known.at, updatedAt) });
  }
  return [...found.values()].toSorted((a, b) => b.at - a.at);
}
