/** Writing captions: a line at a time onto the wall, for whoever does not hear well. Only with a signal: a late caption is none. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useChange } from '../../../hooks/useChange.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';

/** The database says the same: qa_captions_text_1_to_200. */
const MOST = 200;

export function CaptionBox({ session }: { readonly session: string }) {
  const language = useLocale();
  const change = useChange();
  const [words, setWords] = useState('');
  const [last, setLast] = useState<string | null>(null);
  async function say() {
    const line = words.trim();
    if (line === '') return;
    if (!(await change.run((api) => api.rpc('say_caption', { session, words: line, language })))) return;
    setLast(line);
    // What was typed while the line was on its way is the next one.
    setWords((now) => (now.trim() === line ? '' : now));
  }
  return (
    <Panel title={m.townhall_caption()}>
      <StackedForm onSubmit={say}>
        <TextField
          label={m.townhall_caption_line()}
          hint={m.townhall_caption_hint()}
          autoComplete="off"
          maxLength={MOST}
          error={change.problem}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })}>
          <Button type="submit" busy={change.busy && m.ui_saving()}>
            {m.townhall_caption_say()}
          </Button>
          <p aria-live="polite" className={css({ color: 'inkMuted', minWidth: '0', overflowWrap: 'anywhere' })}>
            {last === null ? '' : m.townhall_caption_last({ text: last })}
          </p>
        </div>
      </StackedForm>
    </Panel>
  );
}
