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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface AskedSearch {
  readonly question?: string;
  readonly idea?: string;
}

/** What of an address is told on: the id of one thing. */
export function askedSearch({ question, idea }: Readonly<Record<string, unknown>>): AskedSearch {
  if (typeof question === 'string' && UUID.test(question)) return { question };
  return typeof idea === 'string' && UUID.test(idea) ? { idea } : {};
}

/** As the field holds it; null for none. */
export const askedOf = ({ question, idea }: AskedSearch): string | null =>
  question !== undefined ? `question/${question}` : idea !== undefined ? `idea/${idea}` : null;
