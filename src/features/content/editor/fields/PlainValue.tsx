/** A value that no language changes: a day, an amount, a choice, a link, a picture, another item. */
import { css } from 'styled-system/css';
import type { AskedField, ChoiceField, PlainField, RefField } from '../../../../core/content/fields.ts';
import { pictureIn } from '../../../../core/picture/value.ts';
import { PicturePicker } from '../../../../forms/picture/PicturePicker.tsx';
import { m } from '../../../../messages/messages.js';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { RadioCards } from '../../../../ui/RadioCards.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { TextField } from '../../../../ui/TextInput.tsx';
import { AskedWords } from '../../parts/AskedWords.tsx';
import { choiceName, fieldName } from '../../parts/labels.ts';
import { problemWords } from '../../parts/problemWords.ts';
import { AmountField } from './AmountField.tsx';
import { useEditing, type Editing } from './editing.ts';
import { FiguresValue } from './FiguresValue.tsx';
import { HashValue } from './HashValue.tsx';

interface PlainValueProps {
  readonly name: string;
  readonly field: AskedField | ChoiceField | PlainField | RefField;
  readonly path: string;
}

const texts: Readonly<
  Partial<Record<PlainField['type'], 'date' | 'datetime-local' | 'time' | 'tel' | 'text' | 'email'>>
> = {
  day: 'date',
  time: 'datetime-local',
  clock: 'time',
  email: 'email',
  phone: 'tel',
  // Addresses of our own pages begin with a slash: no browser's "url".
  link: 'text',
  slug: 'text',
};

export function PlainValue({ name, field, path }: PlainValueProps) {
  const { item, values, set, problems, refsTo } = useEditing();
  const value = values.get(path);
  const text = typeof value === 'string' ? value : '';
  const frame = {
    label: fieldName(name),
    mark: field.required ? undefined : m.ui_optional(),
    required: field.required,
    error: problemWords(problems.get(path)),
  };
  if (field.type === 'choice' || field.type === 'ref') {
    const options = optionsOf(name, field, refsTo);
    // One that is not on this device stays what it is.
    const known = text === '' || options.some((one) => one.value === text);
    return (
      <SelectField
        {...frame}
        placeholder={m.content_not_chosen()}
        options={known ? options : [{ value: text, label: m.content_unknown_item() }, ...options]}
        value={text}
        onChange={({ target }) => set(path, target.value)}
      />
    );
  }
  if (field.type === 'choices' || field.type === 'refs') {
    const options = optionsOf(name, field, refsTo);
    return <Several {...frame} options={options} value={value} onValue={(next) => set(path, next)} />;
  }
  if (field.type === 'flag') {
    // Where an answer is required, "no" is one: a box that nobody touched is neither.
    return field.required ? (
      <RadioCards
        {...frame}
        name={path}
        options={[
          { value: 'yes', label: m.content_answer_yes() },
          { value: 'no', label: m.content_answer_no() },
        ]}
        value={value === true ? 'yes' : value === false ? 'no' : ''}
        onChange={({ target }) => set(path, target.value === 'yes')}
      />
    ) : (
      <Checkbox checked={value === true} onCheckedChange={(on) => set(path, on ? true : undefined)}>
        {fieldName(name)}
      </Checkbox>
    );
  }
  if (field.type === 'money' || field.type === 'number') {
    return <AmountField {...frame} type={field.type} path={path} value={value} onValue={(next) => set(path, next)} />;
  }
  if (field.type === 'picture') {
    return (
      <PicturePicker
        label={fieldName(name)}
        value={pictureIn(value)}
        onChange={(next) => set(path, next ?? undefined)}
      />
    );
  }
  if (field.type === 'asked') {
    // It begins there and stays there: nobody types it.
    return text === '' ? <p>{m.content_asked_none()}</p> : <AskedWords asked={text} />;
  }
  if (field.type === 'figures') {
    return <FiguresValue {...frame} item={item} value={text} onValue={(next) => set(path, next)} />;
  }
  if (field.type === 'sha256') {
    // A size that the kind asks for beside it is the same file's.
    const size = path.replace(/[^.]+$/, 'bytes');
    return (
      <HashValue
        {...frame}
        value={text}
        onValue={(next) => set(path, next)}
        onFile={({ sha256, bytes }) => {
          set(path, sha256);
          if (values.has(size)) set(size, bytes);
        }}
      />
    );
  }
  return (
    <TextField
      {...frame}
      hint={field.type === 'link' ? m.content_link_hint() : undefined}
      type={texts[field.type] ?? 'text'}
      inputMode={field.type === 'link' ? 'url' : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={text}
      onChange={({ target }) => set(path, target.value)}
    />
  );
}

function optionsOf(name: string, field: ChoiceField | PlainField | RefField, refsTo: Editing['refsTo']) {
  if ('of' in field) return field.of.map((one) => ({ value: one, label: choiceName(name, one) }));
  return 'to' in field ? refsTo(field.to).map(({ id, title }) => ({ value: id, label: title })) : [];
}

interface SeveralProps {
  readonly label: string;
  readonly mark: string | undefined;
  readonly error: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: unknown;
  readonly onValue: (value: readonly string[]) => void;
}

function Several({ label, mark, error, options, value, onValue }: SeveralProps) {
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const picked = all.filter((one): one is string => typeof one === 'string');
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={css({ textStyle: 'label' })}>
        {label} <span className={css({ textStyle: 'small', fontWeight: 'normal', color: 'inkMuted' })}>{mark}</span>
      </legend>
      {error === null ? null : (
        <p className={css({ textStyle: 'small', fontWeight: 'bold', color: 'danger' })}>{error}</p>
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={picked.includes(option.value)}
            onCheckedChange={(on) =>
              onValue(on ? [...picked, option.value] : picked.filter((one) => one !== option.value))
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
