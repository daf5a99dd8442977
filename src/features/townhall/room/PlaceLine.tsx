/** Where a question stands in the order of the wall while it is still to be read once more: what can be done about it stands there. */
import { css } from 'styled-system/css';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import type { RoomQuestion } from '../model/fold.ts';
import { line, questionText, quiet } from '../parts/styles.ts';

export function PlaceLine({ question }: { readonly question: RoomQuestion }) {
  const locale = useLocale();
  return (
    <li className={line}>
      <div className={css({ display: 'grid', gap: '1' })}>
        <h3 className={questionText} lang={question.language === locale ? undefined : question.language}>
          {question.shownText ?? question.text}
        </h3>
        <p className={quiet}>{m.townhall_place_only()}</p>
      </div>
    </li>
  );
}
