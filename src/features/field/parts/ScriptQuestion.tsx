/** One question of the script with its answers, in the language of whoever is asked. */
import type { Locale } from '../../../core/locale.ts';
import type { Question } from '../data/reads.ts';
import { scriptText } from '../model/spoken.ts';
import { Choice, Option } from './Choice.tsx';

export interface ScriptQuestionProps {
  readonly question: Question;
  readonly language: Locale;
  /** The chosen option; null while there is none. */
  readonly answer: string | null;
  readonly onAnswer: (option: string) => void;
}

export function ScriptQuestion({ question, language, answer, onAnswer }: ScriptQuestionProps) {
  const asked = scriptText(question.prompt, question.prompt_in, language);
  return (
    <Choice label={asked.text} lang={asked.lang}>
      {question.options.map(({ id, label, label_in: others }) => {
        const { text, lang } = scriptText(label, others, language);
        return (
          <Option key={id} checked={answer === id} onPick={() => onAnswer(id)}>
            <span lang={lang}>{text}</span>
          </Option>
        );
      })}
    </Choice>
  );
}
