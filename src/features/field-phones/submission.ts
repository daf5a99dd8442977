/** Owns nothing: hands the outbox the kind that core/field/facts.ts defines, where hooks can reach it too. */
export { callKind as submission } from '../../core/field/facts.ts';
