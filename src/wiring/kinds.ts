/** Every kind of submission the outbox knows: a feature adds one by its own submission.ts and touches nothing here. */
import { createKindRegistry, type SubmissionKind } from '../core/outbox/kind.ts';

interface SubmissionModule {
  // Each kind knows its own payload; the registry hands a payload only to the kind that made it.
  readonly submission: SubmissionKind<never>;
}

const modules = import.meta.glob<SubmissionModule>(['../features/intake/*/submission.ts', '../features/**/*Kind.ts'], {
  eager: true,
});

export const kinds = createKindRegistry(Object.values(modules).map((module) => module.submission));
