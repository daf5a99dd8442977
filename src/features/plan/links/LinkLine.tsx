/** One link as staff see it: what led to what, in the words that visitors read, and whether it is sent. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { endsOf, isAnswer, type CountingLink } from '../model/links.ts';
import { kindWords, relationWords } from '../parts/linkWords.ts';

export interface LinkLineProps {
  readonly link: CountingLink;
  /** What it leads to. */
  readonly title: string;
  /** The step of it, where it became one. */
  readonly step: string | null;
  /** What it came of, where that is shown somewhere; else the link's words say it alone. */
  readonly origin: string | null;
  /** null: not for whoever looks, or not now. */
  readonly onWithdraw: (() => void) | null;
  /** null: not for whoever looks, or not now, or somebody has. */
  readonly onApprove: (() => void) | null;
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

export function LinkLine({ link, title, step, origin, onWithdraw, onApprove }: LinkLineProps) {
  return (
    <li className={row}>
      <div className={css({ maxWidth: 'text', display: 'grid', gap: '1' })}>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {relationWords[isAnswer(link) ? 'to' : 'from'][link.relation]()} · {kindWords(endsOf(link).origin.kind)}
        </p>
        {origin === null ? null : <p>{origin}</p>}
        {link.wordsEn === null ? null : <p lang="en">{link.wordsEn}</p>}
        {link.wordsEs === null ? null : <p lang="es">{link.wordsEs}</p>}
        <p className={css({ fontWeight: 'bold' })}>→ {title}</p>
        {step === null ? null : <p>{step}</p>}
        {link.approved ? null : (
          <p>
            <Tag>{m.plan_link_waits()}</Tag>
          </p>
        )}
        {link.delivery === null || link.delivery === 'sent' ? null : (
          <p>
            <Tag loud={link.delivery === 'needs-you'}>
              {link.delivery === 'saved' ? m.plan_link_saved() : m.plan_link_needs_you()}
            </Tag>
          </p>
        )}
      </div>
      {onApprove === null ? null : (
        <Button variant="secondary" aria-label={m.plan_link_approve_of({ title })} onClick={onApprove}>
          {m.plan_link_approve()}
        </Button>
      )}
      {onWithdraw === null ? null : (
        <Button variant="ghost" aria-label={m.plan_link_withdraw_of({ title })} onClick={onWithdraw}>
          {m.plan_link_withdraw()}
        </Button>
      )}
    </li>
  );
}
