/** Where everything of a kind is had as one file, whatever the page shows of it. */
import { backendEnv } from '../../../wiring/env.ts';
import { OPEN_DATA } from '../../feeds/model/kinds.ts';

export const openDataFile = (kind: string): string => openFileAddress(`${kind}.json`);

/** @param name behind OPEN_DATA: "changes.atom" */
export function openFileAddress(name: string): string {
  const { url } = backendEnv();
  // Of the page's own origin it is written without, as the build prints it.
  return `${url === globalThis.location?.origin ? '' : url}${OPEN_DATA}${name}`;
}
