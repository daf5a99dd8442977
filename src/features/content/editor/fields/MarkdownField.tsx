/** A text in Markdown: a plain box, and buttons for those who do not know the signs. */
import { useRef } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../../messages/messages.js';
import type { FieldFrame } from '../../../../ui/Field.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextArea } from '../../../../ui/TextInput.tsx';
import { marked, MARKS, type Mark } from '../../model/markdownEdit.ts';

interface MarkdownFieldProps extends FieldFrame {
  readonly value: string;
  readonly lang: string | undefined;
  readonly onText: (text: string) => void;
}

const names: Readonly<Record<Mark, () => string>> = {
  bold: m.content_mark_bold,
  italic: m.content_mark_italic,
  heading: m.content_mark_heading,
  list: m.content_mark_list,
  quote: m.content_mark_quote,
  link: m.content_mark_link,
};
const signs: Readonly<Record<Mark, string>> = {
  bold: 'B',
  italic: 'I',
  heading: 'H',
  list: '•',
  quote: '“',
  link: '↗',
};

const button = css({
  minWidth: 'touch',
  minHeight: 'touch',
  fontWeight: 'bold',
  cursor: 'pointer',
  borderRadius: 'sm',
  _hover: { backgroundColor: 'quietWash' },
  _focusVisible: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' },
  '&[data-mark=italic]': { fontStyle: 'italic' },
});

export function MarkdownField({ label, hint, error, required, mark, value, lang, onText }: MarkdownFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);

  function press(which: Mark) {
    const area = box.current;
    if (area === null) return;
    const after = marked({ text: value, from: area.selectionStart, to: area.selectionEnd }, which);
    onText(after.text);
    // Once the new text is in the box.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(after.from, after.to);
    });
  }

  return (
    <Field label={label} hint={hint} error={error} required={required} mark={mark}>
      {(attributes) => (
        <div>
          <div role="toolbar" aria-label={m.content_marks()} className={css({ display: 'flex', flexWrap: 'wrap' })}>
            {MARKS.map((which) => (
              <button
                key={which}
                type="button"
                aria-label={names[which]()}
                title={names[which]()}
                data-mark={which}
                className={button}
                onClick={() => press(which)}
              >
                {signs[which]}
              </button>
            ))}
          </div>
          <TextArea
            ref={box}
            {...attributes}
            rows={8}
            lang={lang}
            value={value}
            onChange={({ target }) => onText(target.value)}
          />
        </div>
      )}
    </Field>
  );
}
