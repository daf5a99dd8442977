/** The fields of a small form: their values, what is wrong with them, and their attributes. */
import { useState } from 'react';
import * as v from 'valibot';

/** @param onChange told of every change, for what is kept while it is being said. */
export function useFields<F extends Readonly<Record<string, string>>>(initial: F, onChange?: (values: F) => void) {
  const [values, setValues] = useState(initial);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const field = (name: keyof F & string) => ({
    value: values[name],
    error: wrong[name] ?? null,
    onChange: (change: { readonly target: { readonly value: string } }) => {
      const next = { ...values, [name]: change.target.value };
      setValues(next);
      onChange?.(next);
    },
  });
  /** null, and the messages stand at their fields. */
  function checked<T>(schema: v.GenericSchema<unknown, T>): T | null {
    const read = v.safeParse(schema, values);
    const issues = read.issues?.map((issue) => [String(issue.path?.[0]?.key ?? ''), issue.message] as const) ?? [];
    setWrong(Object.fromEntries(issues.toReversed()));
    return read.success ? read.output : null;
  }
  /** What no schema knows. */
  const say = (name: keyof F & string, problem: string) => setWrong({ [name]: problem });
  return { values, field, checked, say };
}
