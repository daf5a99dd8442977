/** What the books say of themselves in a frame on somebody else's page, in the language of the moment. For the build. */
import { currentLocale } from '../../core/locale.ts';
import { exactMoney } from '../../hooks/format.ts';
import type { About } from '../../features/disclosure/model/snapshot.ts';
import { dayWords } from '../../features/disclosure/parts/words.ts';
import { m } from '../../messages/messages.js';
import type { EmbedWords } from './commitmentEmbed.ts';

/** @param about the newest snapshot's; null: the build knew of none. */
export function moneyEmbed(about: Pick<About, 'as_of' | 'totals'> | null, name: string): EmbedWords {
  const lang = currentLocale();
  const said = (text: string) => ({ text, lang });
  return {
    title: said(m.disclosure_title()),
    facts:
      about === null
        ? []
        : [
            { name: m.disclosure_raised(), said: said(exactMoney(about.totals.raised_cents)) },
            { name: m.disclosure_spent(), said: said(exactMoney(about.totals.spent_cents)) },
            { name: m.disclosure_cash(), said: said(exactMoney(about.totals.cash_cents)) },
          ],
    from: about === null ? name : m.app_embed_from({ name, day: dayWords(about.as_of) }),
    read: m.app_embed_money(),
  };
}
