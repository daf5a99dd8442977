/**
 * The one place that knows Felte. What it guards against (measured on React 19):
 *  - Ark parts have no name of their own: they read `values` and write through `set`;
 *  - `data()` is read once per component; a second reader by path misses updates;
 *  - the configuration is captured at the first render: what may change goes through refs;
 *  - the hook belongs in the component that renders the `<form>`: its listeners are attached in that component's effect;
 *  - a double click calls onSubmit twice: the second call is dropped, and `submitting` is our own, because Felte's
 *    turns false with the dropped one; onError is given, because Felte rethrows without it;
 *  - until the effect has run a submit would navigate: render `<form onSubmit={preventDefault}>`;
 *  - errors of untouched fields are invisible: a field is touched before an error is set from outside;
 *  - it keeps messages as they were said: all of them are set anew when the language changes.
 */
import { useForm } from '@felte/react';
import { useEffect, useRef, useState, type Ref } from 'react';
import * as v from 'valibot';
import { useLocale } from '../hooks/locale.ts';
import { refusedMessages, saidAnew, validateWith, type Refused } from './valibotAdapter.ts';

export type FormValues = Record<string, string | boolean>;

export interface CampaignFormOptions<V extends FormValues, P> {
  readonly schema: v.GenericSchema<unknown, P>;
  /** Also decides which fields there are. */
  readonly initial: V;
  /** Called with what the schema made of the values; one call at a time. Returns messages to show beside fields. */
  readonly onSubmit: (payload: P, values: V) => Promise<Refused>;
}

export interface CampaignForm<V extends FormValues> {
  readonly values: V;
  readonly submitting: boolean;
  /** Attributes of a native control: its name and its message. */
  field(name: keyof V & string): { readonly name: string; readonly error: string | null };
  error(name: keyof V & string): string | null;
  /** For controls without a name (Ark). */
  set(name: keyof V & string, value: string | boolean): void;
  /** Replaces all values, without showing errors. */
  fill(values: V): void;
  /** Calls back with the values now and after every change. Returns the unsubscriber. */
  watch(listener: (values: V) => void): () => void;
}

export function useCampaignForm<V extends FormValues, P>(
  options: CampaignFormOptions<V, P>,
): { readonly ref: Ref<HTMLFormElement>; readonly form: CampaignForm<V> } {
  const latest = useRef(options);
  const busy = useRef(false);
  const refused = useRef<Refused>({});
  const locale = useLocale();
  const saidIn = useRef(locale);
  const [submitting, setSubmitting] = useState(false);
  useEffect(() => {
    latest.current = options;
  });

  async function submit(raw: FormValues) {
    if (busy.current) return;
    busy.current = true;
    setSubmitting(true);
    try {
      const { schema, onSubmit } = latest.current;
      refused.current = await onSubmit(v.parse(schema, raw), raw as V); // Felte hands back the shape of `initial`
      const messages = refusedMessages(refused.current);
      for (const [name, message] of Object.entries(messages)) {
        if (!(name in raw)) continue;
        felte.setTouched(name, true);
        felte.setErrors(name, [message]);
      }
      if (Object.keys(messages).length > 0) focusFirstInvalid();
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  }

  const felte = useForm<FormValues>({
    initialValues: { ...options.initial },
    validate: validateWith(options.schema),
    onSubmit: submit,
    onError: (cause) => reportError(cause),
    extend: () => ({ onSubmitError: focusFirstInvalid }),
  });
  const element = felte.form as { readonly current: HTMLFormElement | null }; // Felte makes it with useRef

  function focusFirstInvalid() {
    // After React has put the messages on the page.
    setTimeout(() => element.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus());
  }

  const values = felte.data() as V; // the shape of `initial`: fields are neither added nor removed
  const errors = felte.errors();
  const error = (name: keyof V & string) => firstOf(errors[name]);

  useEffect(() => {
    if (saidIn.current === locale) return;
    saidIn.current = locale;
    const said = saidAnew(options.schema, values, (name) => error(name) !== null, refused.current);
    for (const [name, message] of Object.entries(said)) felte.setErrors(name, message === null ? [] : [message]);
  });

  return {
    ref: felte.form,
    form: {
      values,
      submitting,
      error,
      field: (name) => ({ name, error: error(name) }),
      set: (name, value) => felte.setFields<string, string | boolean>(name, value, true),
      fill: (filled) => {
        felte.setFields({ ...filled });
        for (const name of Object.keys(filled)) felte.setTouched(name, false);
      },
      watch: (listener) => felte.data.subscribe((data) => listener(data as V)),
    },
  };
}

/** Not the frames around a control, which Ark marks too. */
const FIRST_INVALID = ':is(input, select, textarea)[aria-invalid="true"]';

function firstOf(messages: unknown): string | null {
  const first: unknown = Array.isArray(messages) ? messages[0] : messages;
  return typeof first === 'string' && first !== '' ? first : null;
}
