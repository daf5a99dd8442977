/** Owns nothing: hands the outbox the kind that features/field/model/facts.ts defines, where hooks can reach it too. */
export { doorKind as submission } from '../model/facts.ts';
