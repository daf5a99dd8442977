/** What became of a wording, part by part and word by word. */
import { css } from 'styled-system/css';
import { useLocale } from '../../../hooks/locale.ts';
import { WordChanges } from '../../../ui/WordChanges.tsx';
import { changesBetween } from '../model/changes.ts';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import { partWords, writing } from './written.ts';

export interface ChangesProps {
  readonly before: CommitmentBody;
  readonly after: CommitmentBody;
}

export function Changes({ before, after }: ChangesProps) {
  const locale = useLocale();
  return (
    <dl
      className={css({ display: 'grid', gap: '3', marginTop: '3', '& dt': { textStyle: 'small', fontWeight: 'bold' } })}
    >
      {changesBetween(before, after, locale, writing).map((change) => (
        <div key={change.part}>
          <dt>{partWords[change.part]()}</dt>
          <dd>
            <WordChanges before={change.before} after={change.after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
