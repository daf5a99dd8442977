/**
 * The code that waits until the page is idle, in a dozen files that the worker takes apart (sw/laterFiles.ts): fetched and kept
 * file by file, four hundred of them take a phone several times as long, with its network and its processor awake all the while.
 * A file of code lies where it always was, too, for whoever asks before its pack has come.
 */
import { createHash } from 'node:crypto';
import { packFileName } from '../sw/laterFiles.ts';
import { filesBehindDoors, type ChunkLinks } from './firstFiles.ts';

/** Of code that a pack holds, about. Some packs rather than one: what came before the network went is kept, and a new version brings anew what changed. */
const PACK_BYTES = 300_000;

const STAFF = /\/src\/routes\/_staff/;

export interface Pack {
  /** By their names below `assets/`, which stand in the worker. */
  readonly holds: readonly string[];
  readonly url: string;
  readonly content: string;
}

/**
 * What anybody reads comes first, then what only staff do. Within that a room's code lies together, so that a page opens few packs, and
 * a change in one room leaves the others' packs as they are.
 * @param files by name, with what is in them.
 */
export function packsOf(files: ReadonlyMap<string, string>, chunks: readonly ChunkLinks[]): Pack[] {
  const rooms = new Map(chunks.map((chunk) => [chunk.fileName, roomOf(chunk)]));
  const staff = filesBehindDoors(chunks, STAFF);
  const names = [...files.keys()].toSorted();
  return [false, true].flatMap((forStaff) => {
    const these = names.filter((name) => staff.has(name) === forStaff);
    const bytes = these.reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0);
    const packs = Math.ceil(bytes / PACK_BYTES);
    const inPack = Map.groupBy(these, (name) => numberOf(rooms.get(name) ?? '') % packs);
    return [...inPack].toSorted(([a], [b]) => a - b).map(([, held]) => pack(held, files, forStaff));
  });
}

function pack(names: readonly string[], files: ReadonlyMap<string, string>, staff: boolean): Pack {
  const codes = Object.fromEntries(names.map((name) => [name.replace(/^assets\//, ''), files.get(name)]));
  const content = JSON.stringify(codes);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { holds: Object.keys(codes), url: packFileName(staff ? 'staff' : 'public', hash), content };
}

/** `events` for the room's own code and its pages, `ui`; a package is a room of its own. */
function roomOf({ facadeModuleId, moduleIds }: ChunkLinks): string {
  const module = facadeModuleId ?? moduleIds.at(-1) ?? '';
  return /\/src\/(?:features\/|routes\/(?:_\w+\/)?)?([\w-]+)/.exec(module)?.[1] ?? module;
}

/** The same for the same name in every build. */
const numberOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE();
