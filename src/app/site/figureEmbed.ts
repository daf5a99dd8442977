/**
 * What a figure says of itself in a frame on somebody else's page, in the language of the moment. For the build. It is told what every page is
 * told (live_figures()): of what is withheld it knows nothing but that it is.
 */
import { spoken } from '../../core/content/localized.ts';
import type { Value } from '../../core/figures/value.ts';
import { currentLocale } from '../../core/locale.ts';
import type { IndicatorBody } from '../../features/figures/model/indicatorContent.ts';
import type { FigureSet } from '../../hooks/liveFigures.ts';
import { m } from '../../messages/messages.js';
import {
  dayWords,
  methodWords,
  numberWords,
  periodWords,
  statusWords,
  valueWords,
  type Method,
} from '../../ui/figure/words.ts';
import { inWords, type EmbedWords } from './commitmentEmbed.ts';

/** A frame is small: more lines than this are read on the page. */
const MOST_LINES = 12;

/** The newest number of each place and group. @param set null: the build knew of none. */
export function figureEmbed(body: IndicatorBody, set: FigureSet | null, method: Method | null): EmbedWords {
  const names = new Map(body.labels?.map(({ code, text }) => [code, spoken(text).words]));
  const nameOf = (code: string) => names.get(code) ?? code;
  const said = (value: Value) => ({ text: wordsOf(value, body), lang: currentLocale() });
  const made = method === null ? '' : methodWords[method]();
  return {
    title: inWords(body.title),
    facts: newestOf(set?.values ?? []).map((value) => ({
      name: [nameOf(value[0]), value[1] === '' ? '' : nameOf(value[1]), periodWords(value[2])]
        .filter(Boolean)
        .join(', '),
      said: said(value),
    })),
    from: [spoken(body.name).words, set === null ? '' : m.ui_figure_as_of({ day: dayWords(set.as_of) }), made]
      .filter(Boolean)
      .join(' · '),
    read: m.app_embed_figure(),
  };
}

function wordsOf(said: Value, { value_type: type, unit }: IndicatorBody): string {
  const [, , , value, , , , status] = said;
  if (status === 'range') return `${valueWords(said, type)} ${spoken(unit).words}`;
  const number = value === null ? '' : `${numberWords(type, value)} ${spoken(unit).words}`;
  return [number, statusWords[status]()].filter(Boolean).join(' · ');
}

/** In the order of the file. */
export function newestOf(values: readonly Value[]): readonly Value[] {
  const newest = new Map<string, Value>();
  for (const value of values) {
    const key = JSON.stringify([value[0], value[1]]);
    const known = newest.get(key);
    if (!known || known[2] < value[2]) newest.set(key, value);
  }
  return [...newest.values()].slice(0, MOST_LINES);
}
