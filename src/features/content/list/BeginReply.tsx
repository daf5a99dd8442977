/** A reply to what the desk of questions or of ideas led here for, or the words of a place that its desk did: those there are already, or a new one, prefilled with what is answered now. */
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { uuid } from '../../../core/uuid.ts';
import { drafts } from '../../../hooks/drafts.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { replyAskedRead } from '../data/replyAsked.ts';
import type { useMe } from '../data/useMe.ts';
import { useSteps } from '../data/useSteps.ts';
import { beginPlace, beginReply, kindTo } from '../model/beginReply.ts';
import { deskDraft, leftAtDesk, typedAtDesk, type TypedAtDesk } from '../model/deskDraft.ts';
import { replySlug } from '../model/replyContent.ts';
import { AskedWords } from '../parts/AskedWords.tsx';
import { kindName } from '../parts/labels.ts';

const beginWords = {
  reply: { begin: m.content_reply_begin, there: m.content_reply_there, open: m.content_reply_open },
  place: { begin: m.content_place_begin, there: m.content_place_there, open: m.content_place_open },
};

export function BeginReply({ asked, me }: { readonly asked: string; readonly me: ReturnType<typeof useMe> }) {
  const navigate = useNavigate();
  const steps = useSteps(me.userId);
  const { rows } = useStaffRead(replyAskedRead(asked));
  const [row = null] = rows ?? [];
  const kind = kindTo(asked);
  const words = beginWords[kind];
  const typedKey = deskDraft(me.userId, asked);
  const [typed, setTyped] = useState<TypedAtDesk | null>(null);
  useEffect(() => {
    let gone = false;
    void drafts.read(typedKey).then((kept) => gone || setTyped(typedAtDesk(kept)));
    return () => {
      gone = true;
    };
  }, [typedKey]);
  // Nobody reads what it would be to: it could not go out.
  // Begun without what its page says a text of a place would take that off the page.
  const isUnknown = kind === 'place' && row === null;
  const isGone = rows !== null && row === null;

  async function begin() {
    const item = uuid();
    const slug = row?.slug == null ? replySlug(asked) : row.slug.slice(0, 60).replace(/-$/, '');
    const about = { item, kind, slug, title: kindName(kind) };
    // Asked again: a press may come before what the desk keeps was read.
    const kept = await drafts.read(typedKey);
    const taken = typedAtDesk(kept);
    const body = kind === 'place' ? beginPlace(asked, row) : beginReply(asked, row, campaign.candidate.name, taken);
    const id = await steps.write(about, { body, parent: null });
    if (id === null) return;
    // It stands in the studio now; until then the desk has it.
    const left = leftAtDesk(kept);
    if (left !== null) await drafts.save(typedKey, left);
    else if (taken !== null) await drafts.forget(typedKey);
    await navigate({ to: '/content/$kind/$item', params: { kind, item } });
  }

  return (
    <section
      aria-label={words.begin()}
      className={css({ display: 'grid', gap: '3', justifyItems: 'start', marginBottom: '6', maxWidth: 'text' })}
    >
      <AskedWords asked={asked} />
      {row === null || row.replies.length === 0 ? null : (
        <div className={css({ display: 'grid', justifyItems: 'start' })}>
          <p>{words.there()}</p>
          {row.replies.map((item, at) => (
            <Link key={item} to="/content/$kind/$item" params={{ kind, item }} className={textLink}>
              {words.open({ number: String(at + 1) })}
            </Link>
          ))}
        </div>
      )}
      {isGone || !me.publishes || typed === null ? null : <p>{m.content_reply_typed()}</p>}
      {isGone || !me.publishes || isUnknown ? null : (
        <Button disabled={steps.busy} onClick={() => void begin()}>
          {words.begin()}
        </Button>
      )}
    </section>
  );
}
