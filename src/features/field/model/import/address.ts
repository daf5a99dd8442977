/** Taking an address apart: "12B MILL ST APT 3" is number 12, suffix B, Mill Street, unit 3. */
import { streetAsWritten, tidy } from './words.ts';

export interface AddressParts {
  /** NaN when there is none: the row's check says so. */
  readonly number: number;
  readonly suffix: string | null;
  readonly street: string;
  readonly unit: string | null;
}

const UNIT = /(?:^|[\s,])(?:apartment|apt|unit|suite|ste|lot|rm|room|#)[.\s#]*([\p{L}\p{N}-]+)\s*$/iu;
const NUMBER = /^(\d{1,7})(?:(?:\s*-\s*|\s+)(\d\/\d)|([\p{L}]{1,2})(?![\p{L}\p{N}])|-([\p{L}\p{N}]{1,4}))?(?:\s+|$)/u;

export function addressParts(text: string): AddressParts {
  // The town, the state and the code behind the street are known from elsewhere.
  const [line = '', ...behind] = tidy(text).split(/\s*,\s*/);
  const unitBehind = behind.map((part) => UNIT.exec(part)?.[1]).find((unit) => unit !== undefined);
  const start = NUMBER.exec(line);
  const rest = start ? line.slice(start[0].length) : line;
  const unit = UNIT.exec(rest);
  return {
    number: start ? Number(start[1]) : Number.NaN,
    suffix: start?.[2] ?? start?.[3]?.toUpperCase() ?? start?.[4]?.toUpperCase() ?? null,
    street: streetAsWritten(unit ? rest.slice(0, unit.index) : rest),
    unit: unitAsWritten(unit?.[1] ?? unitBehind ?? ''),
  };
}

/** "12", "12B", "12 1/2": the number and what follows it. */
export function houseNumber(text: string): Pick<AddressParts, 'number' | 'suffix'> {
  const { number, suffix, street } = addressParts(text);
  return street === '' ? { number, suffix } : { number: Number.NaN, suffix: null };
}

/** "APT 3b", "#3B" and "3B" are unit 3B; null for none. */
export function unitAsWritten(text: string): string | null {
  const unit = tidy(text).replace(/^(?:apartment|apt|unit|suite|ste|number|no|#)(?=[.\s#\d])[.\s#]*|^#\s*/i, '');
  return unit === '' ? null : unit.toUpperCase();
}
