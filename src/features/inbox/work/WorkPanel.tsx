/** "Your work" among today's panels: who was given to you, the most urgent first, and how many of your subject wait for anybody. */
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { useMyWork, type Me } from '../data/useInbox.ts';
import { keyOf } from '../model/looking.ts';
import { ageWords, dueWords, lineWords } from '../parts/words.ts';

const SHOWN = 3;

export function WorkPanel() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { userId, fullName } = session.identity;
  return <Work me={{ userId, fullName }} />;
}

function Work({ me }: { readonly me: Me }) {
  const now = useNow();
  const { mine, inbox } = useMyWork(me);
  const leads = useMay('lead_campaign');
  const fresh = inbox.counts?.get('new') ?? 0;
  const count = inbox.counts?.get('mine') ?? mine?.length ?? 0;
  return (
    <Panel title={m.inbox_your_work()}>
      {mine === null ? null : (
        <>
          <p>
            {count === 0 ? m.inbox_work_none() : m.inbox_work_mine(counted(count))}{' '}
            {fresh > 0 ? m.inbox_work_new(counted(fresh)) : null}
          </p>
          <ul className={css({ marginBlock: '2' })}>
            {mine.slice(0, SHOWN).map((entry) => (
              <li key={keyOf(entry)} className={css({ paddingBlock: '1.5', overflowWrap: 'anywhere' })}>
                <p className={css({ fontWeight: 'bold' })}>{entry.name ?? m.inbox_nobody()}</p>
                <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
                  {[lineWords(entry), dueWords(entry) ?? ageWords(entry.arrivedAt, now)].join(' · ')}
                </p>
              </li>
            ))}
          </ul>
          {count + fresh > 0 ? (
            <ButtonLink href={leads ? '/admin' : '/app/work'} variant={count > 0 ? 'primary' : 'secondary'}>
              {m.inbox_work_open()}
            </ButtonLink>
          ) : null}
        </>
      )}
      <AsOf asOf={inbox.asOf} trouble={inbox.trouble} />
    </Panel>
  );
}
