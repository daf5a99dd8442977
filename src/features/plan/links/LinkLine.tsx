/** One link as staff see it: what led to what, in the words that visitors read, and whether it is sent. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { isAnswer, type LinkFact } from '../model/links.ts';
import { kindWords, relationWords } from '../parts/linkWords.ts';

export interface LinkLineProps {
  readonly link: LinkFact;
  /** What it leads to. */
  readonly title: string;
  /** null: not for whoever looks, or not now. */
  readonly onWithdraw: (() => void) | null;
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
});

export function LinkLine({ link, title, onWithdraw }: LinkLineProps) {
  return (
    <li className={row}>
      <div className={css({ maxWidth: 'text', display: 'grid', gap: '1' })}>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {relationWords[isAnswer(link) ? 'to' : 'from'][link.relation]()} ·{' '}
          {kindWords(isAnswer(link) ? link.toKind : link.fromKind)}
        </p>
        {link.wordsEn === null ? null : <p lang="en">{link.wordsEn}</p>}
        {link.wordsEs === null ? null : <p lang="es">{link.wordsEs}</p>}
        <p className={css({ fontWeight: 'bold' })}>→ {title}</p>
        {link.delivery === null || link.delivery === 'sent' ? null : (
          <p>
            <Tag loud={link.delivery === 'needs-you'}>
              {link.delivery === 'saved' ? m.plan_link_saved() : m.plan_link_needs_you()}
            </Tag>
          </p>
        )}
      </div>
      {onWithdraw === null ? null : (
        <Button variant="ghost" aria-label={m.plan_link_withdraw_of({ title })} onClick={onWithdraw}>
          {m.plan_link_withdraw()}
        </Button>
      )}
    </li>
  );
}
