/** The campaign's words as files that a person can edit: one a language, in a folder. The build takes them, too (CONTENT_FROM). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { asSnapshot, snapshotSchema, type Snapshot } from '../../../src/campaign/words.ts';
import { LOCALES, type Locale } from '../../../src/core/locale.ts';
import { StartError } from '../startError.ts';

export interface ContentFile {
  /** The published words that these are an edition of, by their hash; null while none are published. */
  readonly replaces: string | null;
  /** When those were published (ISO 8601); null: never, or not known. */
  readonly publishedAt?: string | null;
  readonly words: Snapshot;
}

const fileOf = (folder: string, locale: Locale) => join(folder, `${locale}.json`);

export function writeContent(folder: string, locale: Locale, { replaces, publishedAt, words }: ContentFile): string {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, locale);
  const edition = publishedAt ? { replaces, publishedAt, words } : { replaces, words };
  writeFileSync(file, `${JSON.stringify(edition, null, 2)}\n`);
  return file;
}

/** The languages that have a file. Throws StartError, naming the place, for one that is not of the shape. */
export function readContent(folder: string): ReadonlyMap<Locale, ContentFile> {
  const found = LOCALES.filter((locale) => existsSync(fileOf(folder, locale)));
  return new Map(found.map((locale) => [locale, readOne(fileOf(folder, locale))]));
}

function readOne(file: string): ContentFile {
  const { replaces, publishedAt, words } = parsed(file);
  const snapshot = asSnapshot(words);
  if (!snapshot) throw new StartError(`${file} cannot be published: ${firstProblem(words)}`);
  const edition = { replaces: typeof replaces === 'string' ? replaces : null, words: snapshot };
  return typeof publishedAt === 'string' ? { ...edition, publishedAt } : edition;
}

interface Parsed {
  readonly replaces?: unknown;
  readonly publishedAt?: unknown;
  readonly words?: unknown;
}

function parsed(file: string): Parsed {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Parsed; // checked by whoever asked
  } catch (cause) {
    throw new StartError(`${file} is no JSON.`, { cause });
  }
}

function firstProblem(words: unknown): string {
  const [issue] = v.safeParse(snapshotSchema, words).issues ?? [];
  return issue ? `${v.getDotPath(issue) ?? 'words'}: ${issue.message}` : 'it has no section.';
}
