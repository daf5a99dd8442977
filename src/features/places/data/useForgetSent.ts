/** What has arrived is asked for once; as soon as the server's list has it, this device forgets its own copy. */
import { useEffect, useRef } from 'react';
import { forgetFacts } from '../../../adapters/dexie/localFacts.ts';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import type { FactsHere } from '../../../core/outbox/view.ts';
import type { CachedRead } from '../../../hooks/useCachedRead.ts';

type Asked = Pick<CachedRead<unknown>, 'refresh' | 'troubleNow' | 'asOf'>;

/** @param read the list that will have it */
export function useForgetSent(topic: string, userId: string, here: Pick<FactsHere, 'kept'> | null, read: Asked): void {
  const { refresh, troubleNow, asOf } = read;
  const asked = useRef('');
  useEffect(() => {
    const sent = (here?.kept ?? []).filter(({ state }) => state === 'delivered').map(({ id }) => id);
    const news = sent.join();
    if (news === asked.current) return;
    asked.current = news;
    if (news === '') return;
    void refresh()
      .then(() => {
        if (troubleNow() === null) return forgetFacts(pageDb(), topic, userId, sent);
        // No answer: what is shown here is all that says so. Asked again with the next one.
        asked.current = '';
        return undefined;
      })
      .catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- after a question without an answer the next answer is the time
  }, [here, refresh, troubleNow, asOf, topic, userId]);
}
