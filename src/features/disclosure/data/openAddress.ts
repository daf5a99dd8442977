/** Where the published books are as files for programs. */
import { OPEN_DATA } from '../../feeds/model/kinds.ts';
import { backendEnv } from '../../../wiring/env.ts';
import type { MoneyFile } from '../model/openFile.ts';

/** In a browser only: the embedded backend is wherever the page is. */
export const openAddress = (name: MoneyFile): string => `${backendEnv().url}${OPEN_DATA}${name}`;
