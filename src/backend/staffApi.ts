/** What staff screens ask of the backend, as the person who is signed in. */
import type { RowsQuery } from './paths.ts';
import type { AnswerOf, ArgsOf, FunctionName, RowFor, TableName } from './schema.ts';

/** Every call rejects with RequestError only. */
export interface StaffApi {
  /** @param path of callPath or rowsPath. Resolves with parsed JSON. */
  get(path: string, signal?: AbortSignal): Promise<unknown>;
  /** Calls a function; resolves with its answer, null when it has none. */
  rpc<Name extends FunctionName>(name: Name, args: ArgsOf<Name>): Promise<AnswerOf<Name>>;
  insert<Table extends TableName>(table: Table, row: RowFor<Table>): Promise<void>;
  /** Without a filter nothing is removed: that is refused here. */
  remove<Table extends TableName>(table: Table, where: NonNullable<RowsQuery<Table>['where']>): Promise<void>;
}
