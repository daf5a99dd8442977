/** What a server of one's own must never say: every text, name, number and address of the sample town, read off its seed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedFile } from '../../../supabase/local/root.ts';
import { seeds } from '../../../src/campaign/seeds.ts';
import { campaign } from '../../../src/campaign.ts';
import { sampleSeeds } from '../../../src/sample/seeds.ts';

/** Shorter ones are words that anyone may use. */
const LEAST = 12;
const PHONE = /\(?\b\d{3}\)?[ -]\d{3}-\d{4}\b/;

/** @param root the checkout. */
export function sampleNeedles(root: string): ReadonlySet<string> {
  const sql = readFileSync(seedFile, 'utf8');
  const literals = [...sql.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"));
  const texts = [...literals.flatMap(within), ...textsIn(sampleSeeds)].map((text) => text.trim());
  // What the app itself says, the settings that a campaign begins with, and names of columns, roles and kinds.
  const own = ownWords(root);
  return new Set(texts.filter((text) => isTelling(text) && !own.includes(text)));
}

/** A sentence, a name of several words, or a phone number; not an id, a time or a query. */
const isTelling = (text: string) =>
  PHONE.test(text) ||
  (text.length >= LEAST &&
    /[a-zá-ú]{3,} /i.test(text) &&
    // SQL between two literals, where a comment has an apostrophe.
    !/^[",);\s]|\n|\b(select|insert|values|from|then|else)\b.*[=(]/.test(text));

/** The texts of a literal: of JSON each of its own. */
function within(literal: string): string[] {
  if (!/^\s*[{[]/.test(literal)) return [literal];
  try {
    return textsIn(JSON.parse(literal));
  } catch {
    return [literal];
  }
}

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

function ownWords(root: string): string {
  const files = (folder: string, wanted: RegExp) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => wanted.test(name))
      .map((name) => join(root, folder, name));
  const words = [...files('src', /\/words\/(en|es)\.json$/), ...files('supabase/migrations', /\.sql$/)];
  const read = words.map((file) => readFileSync(file, 'utf8').replaceAll("''", "'"));
  return [JSON.stringify(campaign), ...textsIn(seeds), ...read].join('\n');
}

/** Which of them a text says. Looked up by their beginnings: there are thousands. */
export function saidOf(needles: ReadonlySet<string>): (text: string) => string[] {
  const byBegin = Map.groupBy(needles, (needle) => needle.slice(0, LEAST));
  return (text) => {
    const said = new Set<string>();
    for (let at = 0; at + LEAST <= text.length; at++) {
      for (const needle of byBegin.get(text.slice(at, at + LEAST)) ?? [])
        if (text.startsWith(needle, at)) said.add(needle);
    }
    return [...said];
  };
}
