/** The mail that tells what became of a question or an idea: where it stands and where to read it, in none of its sender's words. */
import { campaign } from '../../campaign.ts';
import { localHref } from '../../core/address.ts';
import { m } from '../../messages/messages.js';
import { linkHref, unsubscribeHeaders } from '../consent/model/link.ts';
import { pageOf } from '../feeds/model/pageOf.ts';
import type { MovedMail } from './model/claimed.ts';

const said = {
  question: {
    shown: m.followers_question_shown,
    merged: m.followers_question_merged,
    declined: m.followers_question_declined,
    answered: m.followers_question_answered,
    done: m.followers_question_done,
    led: m.followers_question_led,
    milestone: m.followers_question_milestone,
    rated: m.followers_question_rated,
  },
  idea: {
    shown: m.followers_idea_shown,
    merged: m.followers_idea_merged,
    declined: m.followers_idea_declined,
    answered: m.followers_idea_answered,
    under_review: m.followers_idea_under_review,
    in_plan: m.followers_idea_in_plan,
    no: m.followers_idea_no,
    led: m.followers_idea_led,
    milestone: m.followers_idea_milestone,
    rated: m.followers_idea_rated,
  },
} as const;

/** Where it is to be read: its own place, or the page that shows one's own. */
function addressOf({ about, page }: MovedMail['data']): string {
  const home = about === 'question' ? '/engagement' : '/community-voice';
  const [kind = '', slug = ''] = page?.split(' ') ?? [];
  if (kind === 'idea') return `${home}#idea-${slug}`;
  return (kind === '' ? null : pageOf(kind, slug)) ?? home;
}

function whatHappened(data: MovedMail['data']) {
  if (data.about === 'question') return data.again ? m.followers_question_again : said.question[data.step];
  return data.again ? m.followers_idea_again : said.idea[data.step];
}

/** @param site where the pages are, and the backend: without a slash at the end. */
export function movedMail(mail: MovedMail, site: string, backend: string) {
  const { language: locale, data } = mail;
  const how = { locale } as const;
  const what = whatHappened(data)({}, how);
  return {
    to: mail.address,
    subject: data.about === 'question' ? m.followers_about_question({}, how) : m.followers_about_idea({}, how),
    text: m.followers_text(
      {
        what,
        campaign: campaign.appName,
        link: `${site}${localHref(addressOf(data), locale)}`,
        unsubscribe: linkHref(site, 'unsubscribe', mail.unsubscribe, locale),
      },
      how,
    ),
    headers: unsubscribeHeaders(backend, mail.unsubscribe),
  };
}
