/** The file of everything about a person as a page that any browser opens and prints, without scripts. */
import type { PersonFile } from './requests.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function cell(value: unknown): string {
  return escaped(typeof value === 'string' ? value : JSON.stringify(value));
}

export interface PageWords {
  readonly title: string;
  readonly language: string;
  readonly section: (table: string) => string;
}

export function pageOf(file: PersonFile, { title, language, section }: PageWords): string {
  const sections = file.sections.map(({ table, rows }) => {
    const entries = rows.map(
      (row) =>
        `<dl>${Object.entries(row)
          .map(([field, value]) => `<dt>${escaped(field)}</dt><dd>${cell(value)}</dd>`)
          .join('')}</dl>`,
    );
    return `<h2>${escaped(section(table))}</h2>${entries.join('<hr>')}`;
  });
  const style =
    'body{font:1rem/1.5 system-ui;max-width:45rem;margin:2rem auto;padding:0 1rem}dt{font-weight:bold}dd{margin:0 0 .5rem;overflow-wrap:anywhere}';
  return `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1><p>${escaped(file.made_at)}</p>${sections.join('')}</html>`;
}
