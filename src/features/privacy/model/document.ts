/** The personal data file as a document: headings, dates and words, as a page that any browser opens and prints, without scripts. */
import { m } from '../../../messages/messages.js';
import type { PersonFile } from './requests.ts';
import { codeWords, fieldNames, tableWords } from './words.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export interface DocumentSettings {
  readonly language: string;
  /** A time as the server writes it, in words; null for what is no time. */
  readonly moment: (text: string) => string | null;
}

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff;max-width:45rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.3rem;margin:2rem 0 .5rem;border-bottom:2px solid #1a1a1a}
h3{font-size:1rem;margin:1.25rem 0 .25rem}dl{margin:0;display:grid;gap:.25rem .75rem}dt{font-weight:bold}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}img{max-width:100%;height:auto}
@media (min-width:34rem){dl{grid-template-columns:13rem 1fr}}
@media print{body{margin:0;max-width:none}h2,h3{break-after:avoid}section>div{break-inside:avoid}}`;

/** What says when: the newest of these that a row has stands over it. */
const WHEN = ['happened_at', 'client_created_at', 'created_at', 'opened_at'];
/** What the raw data has, and no person reads. */
const TECHNICAL =
  /(^|_)(id|ids)$|^(ref|device|key|head|point|seen|seen_action|supersedes|about|counts|arrival|held|late|token|attempts|filled_in_ms|wording_version|source|user_id|canvasser|picked_by|assignee|invited_by|phone_digits|off_lists|answers|data|added_by|added_in_turf|accuracy_m|arranged_by)$/;
const BASE64 = /^[A-Za-z0-9+/]+=*$/;

export function documentOf(file: PersonFile, settings: DocumentSettings): string {
  const { language, moment } = settings;
  const who = [file.name, file.email, file.phone].filter(Boolean).join(' · ');
  const sections = file.sections.map(({ table, rows }, place) => {
    const entries = rows.map((row, index) => entryOf(row, index, settings)).join('');
    return `<section id="s${place}"><h2>${escaped(tableWords(table))}</h2>${entries}</section>`;
  });
  const contents = file.sections
    .map(({ table, rows }, place) => `<li><a href="#s${place}">${escaped(tableWords(table))}</a> (${rows.length})</li>`)
    .join('');
  return `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escaped(m.privacy_file_title())}</title><style>${STYLE}</style></head><body><h1>${escaped(m.privacy_file_title())}</h1>
<p>${escaped(m.privacy_doc_for({ who }))}<br>${escaped(m.privacy_doc_made({ date: moment(file.made_at) ?? file.made_at }))}</p>
<p>${escaped(m.privacy_doc_lead())}</p><p>${escaped(m.privacy_doc_rights())}</p>
${sections.length > 0 ? `<h2>${escaped(m.privacy_doc_contents())}</h2><ul>${contents}</ul>` : `<p>${escaped(m.privacy_doc_none())}</p>`}
${sections.join('\n')}<p>${escaped(m.privacy_doc_raw())}</p></body></html>`;
}

function entryOf(row: Readonly<Record<string, unknown>>, index: number, { moment }: DocumentSettings): string {
  const when = WHEN.map((field) => row[field]).find((value) => typeof value === 'string');
  const title = (typeof when === 'string' ? moment(when) : null) ?? m.privacy_doc_entry({ number: index + 1 });
  const lines = Object.entries(row).flatMap(([field, value]) => {
    if (value === null || value === '' || TECHNICAL.test(field) || WHEN.includes(field)) return [];
    if (field === 'picture')
      return typeof value === 'string' && BASE64.test(value)
        ? `<dt>${escaped(m.privacy_doc_photo())}</dt><dd><img alt="" src="data:image/jpeg;base64,${value}"></dd>`
        : [];
    return `<dt>${escaped(fieldNames(field))}</dt><dd>${escaped(valueWords(field, value, moment))}</dd>`;
  });
  return `<div><h3>${escaped(title)}</h3><dl>${lines.join('')}</dl></div>`;
}

function valueWords(field: string, value: unknown, moment: DocumentSettings['moment']): string {
  if (typeof value === 'boolean') return value ? m.privacy_doc_yes() : m.privacy_doc_no();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => valueWords(field, one, moment)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  return (/_(at|on)$/.test(field) ? moment(value) : null) ?? codeWords(field, value);
}
