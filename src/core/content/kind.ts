/** A kind of content: its name, who must look at it, where it is shown, and its fields. */
import type { FieldMap, ValuesOf } from './fields.ts';

export interface ContentKind<Fields extends FieldMap = FieldMap> {
  /** Lower case with hyphens: `commitment-update`. */
  readonly kind: string;
  /** 1: whoever writes it may publish it. 2: somebody else approves it first. */
  readonly eyes: 1 | 2;
  readonly fields: Fields;
  /** Days after which what is live should be verified again. */
  readonly verifyDays?: number;
  /** Where one item is shown, `{slug}` in its place: `/vision/{slug}`. Links to it are checked by this. */
  readonly address?: string;
  /** The field that names an item in lists. */
  readonly title: string;
  /** Numbers, amounts or days of which the first may not be above the second, where both are there: demanded by publishing. */
  readonly ordered?: readonly (readonly [least: string, most: string])[];
}

/** A body as it is published: whole. */
export type BodyOf<Kind> = Kind extends ContentKind<infer Fields> ? ValuesOf<Fields> : never;

export function defineContentKind<const Fields extends FieldMap>(
  kind: ContentKind<Fields> & {
    readonly title: keyof NoInfer<Fields> & string;
    readonly ordered?: readonly (readonly [keyof NoInfer<Fields> & string, keyof NoInfer<Fields> & string])[];
  },
): ContentKind<Fields> {
  return kind;
}

/** A body as it is kept while it is being written: anything may be missing. */
export type Draft = Readonly<Record<string, unknown>>;

/** Sample content, and what a build prints where no backend is asked. */
export interface ContentSeed<Body = Draft> {
  readonly id: string;
  readonly slug: string;
  readonly body: Body;
  /** ISO 8601. */
  readonly published_at: string;
  /** How many days before the sample data is read in somebody last verified it, so that it does not age with its files; left out: never. */
  readonly verified_days_ago?: number;
  /** Wordings that were live before, oldest first. */
  readonly before?: readonly { readonly body: Body; readonly published_at: string }[];
}
