/** What a kind of content is made of: fields as plain data, from which the rules, the editor and the merge are made. */
import type { Locale } from '../locale.ts';
import type { PictureValue } from '../picture/value.ts';

/** A text in each language. One that is missing is shown in the other one's words, marked with `lang`. */
export type Localized = Readonly<Partial<Record<Locale, string>>>;

/** Money in whole cents. */
export type Cents = number;

interface Common {
  /** Publishing demands it; a draft may lack anything. Not required unless said. */
  readonly required: boolean;
}
/** `each`: one value a language. `max`: characters, as JavaScript counts them. */
export interface TextField extends Common {
  readonly type: 'text' | 'markdown';
  readonly each: boolean;
  readonly max: number;
}
export interface ChoiceField extends Common {
  readonly type: 'choice' | 'choices';
  readonly of: readonly string[];
}
/** `day`: 2027-03-01. `time`: 2027-03-01T18:30, by the clock of the town. `clock`: 18:30, on whatever day. `money`: cents. `ref`: the id of an item of another kind. */
export interface PlainField extends Common {
  readonly type:
    | 'day'
    | 'time'
    | 'clock'
    | 'money'
    | 'number'
    | 'flag'
    | 'link'
    | 'email'
    | 'phone'
    | 'slug'
    | 'sha256'
    | 'picture'
    | 'figures';
}
/** What can be answered, or put into words, where it stands: a question of a town hall, an idea, a place. */
export type AskedKind = 'question' | 'idea' | 'site';
/** What it is to: `question/<the id that everybody knows it by>`, `idea/<its id>`, `site/<its id>`; of these kinds alone. */
export interface AskedField extends Common {
  readonly type: 'asked';
  readonly of: readonly AskedKind[];
}
export interface RefField extends Common {
  readonly type: 'ref' | 'refs';
  readonly to: string;
}
/** Entries with an `id`, so that a merge knows them again. */
export interface ListField extends Common {
  readonly type: 'list';
  readonly fields: FieldMap;
  readonly max: number;
}
export interface GroupField extends Common {
  readonly type: 'group';
  readonly fields: FieldMap;
}
export type Field = TextField | ChoiceField | PlainField | AskedField | RefField | ListField | GroupField;
export interface FieldMap {
  readonly [name: string]: Field;
}

/** A field that knows the type of its value. The sign is never there: types alone read it. */
export type Of<Value, Required extends boolean, Shape extends Field> = Omit<Shape, 'required'> & {
  readonly value?: Value;
  readonly required: Required;
};

interface Wanted<R extends boolean> {
  readonly required?: R;
}
type TextOptions<E extends boolean, R extends boolean> = Wanted<R> & { readonly each?: E; readonly max: number };
type TextValue<E extends boolean> = E extends true ? Localized : string;

/** Where nothing is said R is inferred as its default, which the value `false` then is. */
function required<R extends boolean>(options: Wanted<R> | undefined): R {
  return (options?.required ?? false) as R; // the compiler cannot follow the default into the type
}

const textual =
  (type: TextField['type']) =>
  <const E extends boolean = false, const R extends boolean = false>(
    options: TextOptions<E, R>,
  ): Of<TextValue<NoInfer<E>>, NoInfer<R>, TextField> => ({
    type,
    each: options.each ?? false,
    max: options.max,
    required: required(options),
  });
const plain =
  <Value>(type: PlainField['type']) =>
  <const R extends boolean = false>(options?: Wanted<R>): Of<Value, NoInfer<R>, PlainField> => ({
    type,
    required: required(options),
  });

export const text = textual('text');
/** Markdown without HTML. */
export const markdown = textual('markdown');
export const day = plain<string>('day');
/** An hour of whatever day, by the clock of the town: 18:30. */
export const clock = plain<string>('clock');
export const money = plain<Cents>('money');
/** How many, or the how-manieth: a whole number, none below nothing. */
export const number = plain<number>('number');
export const flag = plain<boolean>('flag');
/** A page elsewhere by https, or one of ours by its path. */
export const link = plain<string>('link');
export const email = plain<string>('email');
/** As it is dialled, short numbers too: (518) 555-0102, 988. */
export const phone = plain<string>('phone');
export const slug = plain<string>('slug');
export const sha256 = plain<string>('sha256');
/** Complete in itself: what shows it asks for nothing else. */
export const picture = plain<PictureValue>('picture');
/** The id of a set of figures that was brought in for this very item. */
export const figures = plain<string>('figures');

/** What it is told with, and nowhere by itself. */
export const asked = <const R extends boolean = false>(
  of: readonly AskedKind[],
  options?: Wanted<R>,
): Of<string, NoInfer<R>, AskedField> => ({ type: 'asked', of, required: required(options) });

export const choice = <const C extends string, const R extends boolean = false>(
  of: readonly C[],
  options?: Wanted<R>,
): Of<C, NoInfer<R>, ChoiceField> => ({ type: 'choice', of, required: required(options) });
export const choices = <const C extends string, const R extends boolean = false>(
  of: readonly C[],
  options?: Wanted<R>,
): Of<readonly C[], NoInfer<R>, ChoiceField> => ({ type: 'choices', of, required: required(options) });
export const ref = <const R extends boolean = false>(
  to: string,
  options?: Wanted<R>,
): Of<string, NoInfer<R>, RefField> => ({
  type: 'ref',
  to,
  required: required(options),
});
export const refs = <const R extends boolean = false>(
  to: string,
  options?: Wanted<R>,
): Of<readonly string[], NoInfer<R>, RefField> => ({
  type: 'refs',
  to,
  required: required(options),
});
export const list = <const F extends FieldMap, const R extends boolean = false>(
  fields: F,
  options: Wanted<R> & { readonly max: number },
): Of<readonly Entry<F>[], NoInfer<R>, ListField> => ({
  type: 'list',
  fields,
  max: options.max,
  required: required(options),
});
export const group = <const F extends FieldMap, const R extends boolean = false>(
  fields: F,
  options?: Wanted<R>,
): Of<ValuesOf<F>, NoInfer<R>, GroupField> => ({ type: 'group', fields, required: required(options) });

type ValueOf<F> = F extends { readonly value?: infer Value } ? Exclude<Value, undefined> : never;
type RequiredIn<F extends FieldMap> = {
  [Name in keyof F]: F[Name] extends { readonly required: true } ? Name : never;
}[keyof F];

/** What the fields hold once they are published. */
export type ValuesOf<F extends FieldMap> = {
  readonly [Name in RequiredIn<F>]: ValueOf<F[Name]>;
} & { readonly [Name in Exclude<keyof F, RequiredIn<F>>]?: ValueOf<F[Name]> };

export type Entry<F extends FieldMap> = ValuesOf<F> & { readonly id: string };
