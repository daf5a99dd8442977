/** What a reply is to, in its asker's words, or the place that is written about, and the way back to where it is decided about. */
import { css } from 'styled-system/css';
import { Link } from '@tanstack/react-router';
import { currentLocale } from '../../../core/locale.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { textLink } from '../../../ui/staff/textLink.ts';
import { replyAskedRead } from '../data/replyAsked.ts';
import { askedWords } from './labels.ts';

export function AskedWords({ asked }: { readonly asked: string }) {
  const { rows } = useStaffRead(replyAskedRead(asked));
  const runs = useMay('run_events');
  const publishes = useMay('publish_content');
  const locale = currentLocale();
  const [row = null] = rows ?? [];
  const [own, other] = locale === 'es' ? [row?.text_es, row?.text_en] : [row?.text_en, row?.text_es];
  const lang = own == null && other != null ? (locale === 'es' ? 'en' : 'es') : undefined;
  const [of] = asked.split('/');
  const hidden = of === 'site' ? m.content_asked_place_hidden() : m.content_asked_hidden();
  const missing = rows === null ? m.content_asked_away() : hidden;
  return (
    <div className={css({ display: 'grid', justifyItems: 'start', minWidth: '0' })}>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{askedWords(asked)}</p>
      <p lang={lang} className={css({ fontWeight: 'bold', overflowWrap: 'anywhere', maxWidth: 'text' })}>
        {own ?? other ?? missing}
      </p>
      {of === 'idea' && publishes ? (
        <Link to="/content/ideas" className={textLink}>
          {m.content_asked_to_ideas()}
        </Link>
      ) : null}
      {of === 'site' && publishes ? (
        <Link to="/content/places" className={textLink}>
          {m.content_asked_to_places()}
        </Link>
      ) : null}
      {of === 'question' && runs && row?.event != null ? (
        <Link to="/events/$eventId/questions" params={{ eventId: row.event }} className={textLink}>
          {m.content_asked_to_room()}
        </Link>
      ) : null}
    </div>
  );
}
