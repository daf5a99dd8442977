/** The fields of a small form: their values, what is wrong with them, and their attributes. */
import { useState } from 'react';
import * as v from 'valibot';

type Wrong<F> = { readonly [Name in keyof F]?: string };

export function useFields<F extends Readonly<Record<string, string>>>(initial: F) {
  const [values, setValues] = useState(initial);
  const [wrong, setWrong] = useState<Wrong<F>>({});
  const field = (name: keyof F & string) => ({
    value: values[name],
    error: wrong[name] ?? null,
    onChange: (change: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [name]: change.target.value }),
  });
  /** null, and the messages stand at their fields. */
  function checked<T>(schema: v.GenericSchema<unknown, T>): T | null {
    const read = v.safeParse(schema, values);
    const issues = read.issues?.map((issue) => [String(issue.path?.[0]?.key ?? ''), issue.message] as const) ?? [];
    setWrong(Object.fromEntries(issues.toReversed()) as Wrong<F>); // by the names of the schema's own fields
    return read.success ? read.output : null;
  }
  return {
    values,
    field,
    checked,
    set: (name: keyof F & string, value: string) => setValues({ ...values, [name]: value }),
    fail: (name: keyof F & string, message: string) => setWrong({ [name]: message } as Wrong<F>),
  };
}
