/** The fields and rules of a reported place, as the database has them. */
import * as v from 'valibot';
import { MAX, optionalText, requiredText } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';
import type { ReportPayload } from './reportKind.ts';
import { KINDS } from './site.ts';
import { hereOf, spotOf } from './spot.ts';

export const LONGEST = 2000;

export interface ReportValues {
  [field: string]: string | boolean;
  kind: string;
  text: string;
  danger: boolean;
  address: string;
  /** "43.20110, -69.20140" */
  pin: string;
  /** The same, and the metres around it. */
  here: string;
  /** The id of the place that something is wrong about. */
  about: string;
}

export const EMPTY: ReportValues = { kind: '', text: '', danger: false, address: '', pin: '', here: '', about: '' };

const optional = v.nullish(v.string(), '');

export const reportSchema = v.pipe(
  v.object({
    kind: v.picklist(KINDS, m.places_kind_missing),
    text: requiredText(10, m.places_text_short, LONGEST),
    danger: v.nullish(v.boolean(), false),
    address: optionalText(MAX.address, { length: 5, message: m.places_where_missing }),
    pin: v.pipe(
      optional,
      v.check((text) => text.trim() === '' || spotOf(text) !== null, m.places_pin_wrong),
      v.transform(spotOf),
    ),
    // Nobody types it.
    here: v.pipe(optional, v.transform(hereOf)),
    about: v.fallback(v.nullable(v.pipe(v.string(), v.uuid())), null),
  }),
  v.forward(
    v.partialCheck(
      [['address'], ['pin']],
      ({ address, pin }) => address !== null || pin !== null,
      m.places_where_missing,
    ),
    ['address'],
  ),
) satisfies v.GenericSchema<unknown, ReportPayload>;
