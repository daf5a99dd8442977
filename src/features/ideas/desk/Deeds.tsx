/** What can be done about an idea as it stands: the next thing first; taking it off the wall is one press. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import type { Decision } from '../data/useDesk.ts';
import type { Entry } from '../model/desk.ts';
import type { Asking } from './DecisionDialog.tsx';

export interface DeedsProps {
  readonly entry: Pick<Entry, 'id' | 'moderation' | 'into' | 'said' | 'mayShare' | 'appealed'>;
  readonly busy: boolean;
  readonly onAsk: (asking: Asking) => void;
  readonly onPress: (decision: Decision) => void;
}

export function Deeds({ entry, busy, onAsk, onPress }: DeedsProps) {
  const { moderation, said, mayShare } = entry;
  const published = moderation === 'published';
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      {published ? (
        <>
          <Button disabled={busy} onClick={() => onAsk('responded')}>
            {m.ideas_do_respond()}
          </Button>
          {entry.into === null ? (
            <Button variant="secondary" disabled={busy} onClick={() => onAsk('merged')}>
              {m.ideas_do_merge()}
            </Button>
          ) : (
            <Button variant="secondary" disabled={busy} onClick={() => onPress({ action: 'split' })}>
              {m.ideas_do_split()}
            </Button>
          )}
          <Button variant="secondary" disabled={busy} onClick={() => onPress({ action: 'hidden' })}>
            {m.ideas_do_hide()}
          </Button>
        </>
      ) : null}
      <Button variant={published ? 'ghost' : 'primary'} disabled={busy} onClick={() => onAsk('published')}>
        {published ? m.ideas_do_reword() : m.ideas_do_publish()}
      </Button>
      {moderation === 'pending' || (entry.appealed && !published) ? (
        <Button variant="secondary" disabled={busy} onClick={() => onAsk('declined')}>
          {m.ideas_do_decline()}
        </Button>
      ) : null}
      {said !== null && mayShare === null ? (
        <>
          <Button variant="ghost" disabled={busy} onClick={() => onPress({ action: 'asked', agreed: true })}>
            {m.ideas_do_agreed()}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={() => onPress({ action: 'asked', agreed: false })}>
            {m.ideas_do_not_agreed()}
          </Button>
        </>
      ) : null}
      {published ? (
        <>
          <ButtonLink variant="ghost" href={`/content/reply?idea=${entry.id}`}>
            {m.ideas_in_studio()}
          </ButtonLink>
          {/* By its own id: what came on paper has no form. */}
          <ButtonLink variant="ghost" href={`/content/links?idea=${entry.id}`}>
            {m.ideas_say_outcome()}
          </ButtonLink>
        </>
      ) : null}
      <Button variant="ghost" disabled={busy} onClick={() => onAsk('note')}>
        {m.ideas_do_note()}
      </Button>
    </div>
  );
}
