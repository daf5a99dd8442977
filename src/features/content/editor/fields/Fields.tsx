/** The fields of a kind, one below the other, each by its type. */
import { css } from 'styled-system/css';
import type { ChoiceField, Field, FieldMap, PlainField, RefField, TextField } from '../../../../core/content/fields.ts';
import { fieldName } from '../../parts/labels.ts';
import { ListFieldset } from './ListFieldset.tsx';
import { PlainValue } from './PlainValue.tsx';
import { TextPair } from './TextPair.tsx';

export interface FieldsProps {
  readonly fields: FieldMap;
  /** Where they stand: '' or `milestones.<id>.` */
  readonly at: string;
}

export const stack = css({ display: 'grid', gap: '5', minWidth: '0' });

export function Fields({ fields, at }: FieldsProps) {
  return (
    <div className={stack}>
      {Object.entries(fields).map(([name, field]) => (
        <OneField key={name} name={name} field={field} path={at + name} />
      ))}
    </div>
  );
}

/** The compiler does not tell fields apart by what two of their types are called. */
const isText = (field: Field): field is TextField => field.type === 'text' || field.type === 'markdown';
const isPlain = (field: Field): field is ChoiceField | PlainField | RefField => !isText(field);

interface OneFieldProps {
  readonly name: string;
  readonly field: Field;
  readonly path: string;
}

function OneField({ name, field, path }: OneFieldProps) {
  if (field.type === 'list') {
    return (
      <ListFieldset name={name} field={field} path={path}>
        {(at) => <Fields fields={field.fields} at={at} />}
      </ListFieldset>
    );
  }
  if (field.type === 'group') {
    return (
      <fieldset
        className={css({
          borderLeftWidth: '4px',
          borderLeftStyle: 'solid',
          borderLeftColor: 'lineSoft',
          paddingLeft: '4',
          minWidth: '0',
        })}
      >
        <legend className={css({ fontWeight: 'bold', marginBottom: '3' })}>{fieldName(name)}</legend>
        <Fields fields={field.fields} at={`${path}.`} />
      </fieldset>
    );
  }
  if (isText(field)) return <TextPair name={name} field={field} path={path} />;
  return isPlain(field) ? <PlainValue name={name} field={field} path={path} /> : null;
}
