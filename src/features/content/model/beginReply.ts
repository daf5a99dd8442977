/** How a reply begins: to what, with what somebody has typed at the desk, or else the answer that the desk gives already. */
import type { Draft } from '../../../core/content/kind.ts';
import type { TypedAtDesk } from './deskDraft.ts';

interface Answered {
  readonly answer_en: string | null;
  readonly answer_es: string | null;
  readonly named: string | null;
}

/** @param answered as it stands; null where this device was not told. @param name who answers where nobody has yet. @param typed at the desk, and not saved there. */
export function beginReply(asked: string, answered: Answered | null, name: string, typed: TypedAtDesk | null): Draft {
  if (typed !== null) {
    const { en, es, named } = typed;
    const words = { ...(en === '' ? {} : { en }), ...(es === '' ? {} : { es }) };
    return { asked, named: named || (answered?.named ?? name), text: words };
  }
  const { answer_en: en = null, answer_es: es = null, named = null } = answered ?? {};
  const text = { ...(en === null ? {} : { en }), ...(es === null ? {} : { es }) };
  return { asked, named: named ?? name, ...(en === null && es === null ? {} : { text }) };
}

/** The words of a place begin as its page has them. @param now null where this device was not told. */
export function beginPlace(asked: string, now: PlaceNow | null): Draft {
  const { text_en, text_es, answer_en, answer_es, plan_en, plan_es } = now ?? NOTHING;
  return {
    asked,
    ...textOf('title', text_en, text_es),
    ...textOf('about', answer_en, answer_es),
    ...textOf('plan', plan_en, plan_es),
  };
}

type PlaceNow = Readonly<
  Record<'text_en' | 'text_es' | 'answer_en' | 'answer_es' | 'plan_en' | 'plan_es', string | null>
>;
const NOTHING: PlaceNow = {
  text_en: null,
  text_es: null,
  answer_en: null,
  answer_es: null,
  plan_en: null,
  plan_es: null,
};

const textOf = (name: string, en: string | null, es: string | null) =>
  en === null && es === null ? {} : { [name]: { ...(en === null ? {} : { en }), ...(es === null ? {} : { es }) } };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface AskedSearch {
  readonly question?: string;
  readonly idea?: string;
  readonly site?: string;
}

/** What of an address is told on: the id of one thing. */
export function askedSearch({ question, idea, site }: Readonly<Record<string, unknown>>): AskedSearch {
  if (isId(question)) return { question };
  if (isId(idea)) return { idea };
  return isId(site) ? { site } : {};
}

const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** As the field holds it; null for none. */
export function askedOf(search: AskedSearch): string | null {
  const [one] = Object.entries(askedSearch({ ...search }));
  return one === undefined ? null : one.join('/');
}

/** Which kind of text it is that is begun to it. */
export const kindTo = (asked: string): 'place' | 'reply' => (asked.startsWith('site/') ? 'place' : 'reply');
