/** Between a setting's value and the texts of its form, and what differs between two values. */
import type { Setting, SettingValue } from '../../../campaign/settings.ts';
import { FIELDS, type SettingField } from './fields.ts';

/** By field name; `seen` is the version that the form began with, '' for none. */
export type SettingTexts = Record<string, string>;

type Nested = { [part: string]: Nested | unknown };

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (within, part) => (typeof within === 'object' && within !== null ? (within as Nested)[part] : undefined),
    value,
  );

export function toTexts(key: Setting, value: SettingValue, version: number | null): SettingTexts {
  const texts = FIELDS[key].map((field) => [field.name, textOf(field, at(value, field.name.split('_')))] as const);
  return { ...Object.fromEntries(texts), seen: version === null ? '' : String(version) };
}

/** What is to be judged by the setting's schema: of its shape only where the texts are right. */
export function fromTexts(key: Setting, texts: SettingTexts): unknown {
  const value: Nested = {};
  for (const field of FIELDS[key]) {
    const path = field.name.split('_');
    if (path[0] === 'tiles' && withoutTiles(texts)) continue;
    put(value, path, meant(field, texts[field.name] ?? ''));
  }
  return value;
}

const withoutTiles = (texts: SettingTexts) =>
  ['tiles_url', 'tiles_attribution', 'tiles_maxZoom'].every((name) => !texts[name]?.trim());

function put(value: Nested, [part = '', ...rest]: readonly string[], said: unknown): void {
  if (rest.length === 0) {
    value[part] = said;
    return;
  }
  const within = (value[part] ?? {}) as Nested; // made here
  value[part] = within;
  put(within, rest, said);
}

/** The texts that differ, in the order of the form. */
export function differing(key: Setting, one: SettingTexts, other: SettingTexts): readonly SettingField[] {
  return FIELDS[key].filter(({ name }) => (one[name] ?? '').trim() !== (other[name] ?? '').trim());
}

function textOf({ kind }: SettingField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'moment') return String(value).slice(0, 16);
  if (kind === 'pages' && Array.isArray(value)) {
    return value.map((one: { label: string; href: string }) => `${one.label} ${one.href}`).join('\n'); // by the schema
  }
  return String(value);
}

function meant({ kind }: SettingField, text: string): unknown {
  const said = text.trim();
  if (kind === 'number') return /^\d{1,9}$/.test(said) ? Number(said) : null;
  if (kind === 'moment') return /T\d\d:\d\d$/.test(said) ? `${said}:00` : said;
  if (kind !== 'pages') return said;
  const lines = said.split('\n').map((line) => line.trim());
  return lines
    .filter(Boolean)
    .map((line) => ({ label: line.replace(/\s*\S*$/, ''), href: /\S*$/.exec(line)?.[0] ?? '' }));
}
