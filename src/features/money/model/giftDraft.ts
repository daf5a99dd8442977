/** A half-typed gift as it lies on the device, with the ids of what it becomes: sent twice after a crash, it is one gift. */
import { emptyGift, SPENDINGS, type GiftValues } from './giftForm.ts';
import { GIVER_KINDS, METHODS } from './rules.ts';

export interface GiftIds {
  readonly entry: string;
  readonly giver: string;
  readonly contributor: string;
}

export interface GiftDraft {
  readonly ids: GiftIds;
  readonly typed: Partial<GiftValues>;
}

/** One a person and form. */
export const giftDraftKey = (me: string, spending: boolean): string => `money-${spending ? 'expense' : 'gift'}:${me}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Of what was kept, the fields that the form has today; null where nothing of use was. */
export function giftDraftIn(kept: unknown): GiftDraft | null {
  if (!isObject(kept) || !isObject(kept.ids) || !isObject(kept.typed)) return null;
  const { entry, giver, contributor } = kept.ids;
  if (!isText(entry) || !isText(giver) || !isText(contributor)) return null;
  const { contributor: picked, ...rest } = kept.typed;
  const texts = Object.entries(emptyGift('', '')).filter(
    ([name, empty]) => !['what', 'method', 'kind'].includes(name) && typeof rest[name] === typeof empty,
  );
  const method = METHODS.find((one) => one === rest.method);
  const what = SPENDINGS.find((one) => one === rest.what);
  const kind = GIVER_KINDS.find((one) => one === rest.kind);
  const typed: Partial<GiftValues> = {
    ...Object.fromEntries(texts.map(([name]) => [name, rest[name]])),
    ...(method === undefined ? {} : { method }),
    ...(what === undefined ? {} : { what }),
    ...(kind === undefined ? {} : { kind }),
    ...(isText(picked) ? { contributor: picked } : {}),
  };
  return Object.keys(typed).length === 0 ? null : { ids: { entry, giver, contributor }, typed };
}

/** Whether there is anything in it that somebody would miss: the next gift begins with the day and the way of the last. */
export const isWorthKeeping = (typed: Partial<GiftValues>): boolean =>
  Object.entries(typed).some(
    ([name, value]) =>
      !['what', 'method', 'on', 'election', 'kind'].includes(name) && value !== '' && value !== null && value !== false,
  );
