/** What a picture shows, told to whoever cannot see it, in each language; that there is nothing to tell; and who took it. */
import { css } from 'styled-system/css';
import { isDescribed, type PICTURE_LIMITS, type PictureValue } from '../../core/picture/value.ts';
import { m } from '../../messages/messages.js';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextAreaField, TextField } from '../../ui/TextInput.tsx';

export interface PictureWordsProps {
  readonly value: PictureValue;
  readonly onChange: (value: PictureValue) => void;
  readonly most: typeof PICTURE_LIMITS;
}

/** Without what is empty: a text that is not there is left out. */
function said(value: PictureValue, name: 'en' | 'es', text: string): PictureValue {
  const { [name]: _before, ...others } = value.alt;
  return { ...value, alt: text === '' ? others : { ...others, [name]: text } };
}

export function PictureWords({ value, onChange, most }: PictureWordsProps) {
  const fields = [
    ['en', m.forms_picture_alt_en()],
    ['es', m.forms_picture_alt_es()],
  ] as const;
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Checkbox
        checked={value.decorative}
        onCheckedChange={(decorative) => onChange({ ...value, decorative })}
        hint={m.forms_picture_decorative_hint()}
      >
        {m.forms_picture_decorative()}
      </Checkbox>
      {value.decorative
        ? null
        : fields.map(([name, label]) => (
            <TextAreaField
              key={name}
              label={label}
              lang={name}
              rows={2}
              maxLength={most.alt}
              value={value.alt[name] ?? ''}
              onChange={(event) => onChange(said(value, name, event.target.value))}
            />
          ))}
      {isDescribed(value) ? null : <p className={css({ textStyle: 'small' })}>{m.forms_picture_undescribed()}</p>}
      <TextField
        label={m.forms_picture_credit()}
        mark={m.ui_optional()}
        maxLength={most.credit}
        value={value.credit ?? ''}
        onChange={(event) => {
          const { credit: _before, ...others } = value;
          const credit = event.target.value;
          onChange(credit === '' ? others : { ...others, credit });
        }}
      />
    </div>
  );
}
