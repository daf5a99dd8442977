/** What a crew can say at a stop, and when there is nothing left to do there. */
import { stands, type SignAction, type SignState } from './state.ts';

export type RouteKind = 'delivery' | 'removal';

/** The usual thing first. */
export function stepsAt(state: SignState, kind: RouteKind): readonly SignAction[] {
  if (kind === 'removal') return stands(state) ? ['removed', 'not_found', 'not_home'] : [];
  if (state === 'standing') return ['damaged', 'replaced'];
  if (state === 'damaged') return ['replaced', 'removed'];
  return state === 'new' || state === 'approved' ? ['delivered', 'not_home', 'declined'] : [];
}

export function isServed(state: SignState, kind: RouteKind): boolean {
  return kind === 'removal' ? !stands(state) : state !== 'new' && state !== 'approved';
}
