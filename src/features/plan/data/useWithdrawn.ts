/** What was in the plan and is so no more; nothing while it is not known. */
import { useRead } from '../../../hooks/useRead.ts';
import { withdrawnRead, type Withdrawn } from './reads.ts';

const NONE: readonly Withdrawn[] = [];

export const useWithdrawn = (): readonly Withdrawn[] => useRead(withdrawnRead).rows ?? NONE;
