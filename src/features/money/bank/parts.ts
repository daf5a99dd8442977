/** The accounts of a file as they are sent: what a person calls each, and which are left out. */
import type { BankMapping } from '../model/bank/columns.ts';
import { BANK_FIELDS } from '../model/bank/headings.ts';
import type { AccountKind, ReadAccount } from '../model/bank/line.ts';
import { hashOf } from './openBank.ts';
import type { OpenedBank, ReadBank } from './protocol.ts';
import type { Part } from './send.ts';

/** What a person says of an account of the file. */
export interface AccountChoice {
  readonly name: string;
  readonly kind: AccountKind;
  readonly take: boolean;
}
export type Choices = Readonly<Record<string, AccountChoice>>;

/** An account that was brought in before. */
export interface KnownAccount {
  readonly account: string;
  readonly ref: string | null;
}

export const knownName = (known: readonly KnownAccount[], ref: string | null): string | null =>
  ref === null ? null : (known.find((one) => one.ref === ref)?.account ?? null);

/** As it was called before, else as the file calls it; a file without a name of it asks for one. */
export const choiceOf = (choices: Choices, account: ReadAccount, known: readonly KnownAccount[]): AccountChoice =>
  choices[account.key] ?? {
    name: knownName(known, account.ref) ?? account.label,
    kind: account.kind,
    take: account.lines.length > 0,
  };

export function columnsOf(file: OpenedBank, mapping: BankMapping, { order, signs }: ReadBank): string {
  if (file.kind === 'ofx') return 'ofx';
  const read = [order ?? '', ...(file.kind === 'qif' ? [] : [signs ?? 'two'])];
  return [...(file.kind === 'qif' ? ['qif'] : BANK_FIELDS.map((field) => mapping[field] ?? '')), ...read].join('.');
}

export interface Taken {
  readonly account: ReadAccount;
  readonly choice: AccountChoice;
}

export async function partsOf(
  file: OpenedBank,
  columns: string,
  fileName: string,
  { taken, several }: { readonly taken: readonly Taken[]; readonly several: boolean },
): Promise<readonly Part[]> {
  return Promise.all(
    taken.map(async ({ account, choice }) => ({
      // Each account of a file is an import of its own.
      sha256: several ? await hashOf(new TextEncoder().encode(`${file.sha256} ${account.key}`)) : file.sha256,
      account: choice.name.trim(),
      ref: account.ref,
      kind: choice.kind,
      columns,
      fileName,
      lines: account.lines,
      leftOut: account.leftOut.length,
    })),
  );
}
