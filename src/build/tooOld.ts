/**
 * What a browser below the line (support/line.ts) gets, and one that runs no scripts: the printed page, and a notice whose links
 * open a mail to the campaign with the form's questions in it. The app is not started there: half of it would break unseen.
 */
import type { Words } from '../campaign/words.ts';
import { escapeHtml } from '../core/html.ts';

/** The notice is also for whoever runs no scripts. */
export const SHOWN_WITHOUT_SCRIPTS = '<noscript><style>#too-old{display:block}</style></noscript>';

export interface TooOld {
  /** Into the head, before any other script. */
  readonly head: string;
  /** Before everything else in the body. */
  readonly notice: string;
}

/** The forms by their dialog's name, with what they ask. */
const FORMS: readonly (readonly [name: string, title: string, questions: readonly string[]])[] = [
  ['volunteer', 'Volunteer', ['Name', 'Email or phone', 'How would you like to help?', 'When are you free?']],
  ['rsvp', 'RSVP for an event', ['Which event?', 'Name', 'Email or phone', 'How many people are coming?']],
  ['yard-sign', 'Request a Yard Sign', ['Name', 'Address', 'Phone', 'Where on the lot?']],
  ['idea', 'Share Your Idea', ['Your idea', 'Name', 'Email or phone']],
  ['newsletter', 'Stay Updated', ['Name', 'Email']],
];

/**
 * In the words of 2009, so that every browser can read it. Array.prototype.toSorted came with Chrome 110, Safari 16 and Firefox
 * 115: who has it has what the build and its check (support/) count on.
 */
const SCRIPT = `(function(d){
if([].toSorted&&'noModule'in d.createElement('script'))return;
window.tooOld=true;
d.documentElement.className+=' too-old';
d.addEventListener('DOMContentLoaded',function(){
var all=d.querySelectorAll('a[href*="/?open="]');
for(var i=0;i<all.length;i++){
var to=d.querySelector('#too-old [data-form="'+/open=([a-z-]+)/.exec(all[i].href)[1]+'"]');
if(to)all[i].href=to.href;
}});
})(document)`.replaceAll('\n', '');

/**
 * Outside any layer, which older browsers leave out altogether. The page's skip link comes after the notice's own links and
 * would skip nothing.
 */
const STYLE =
  '.too-old a[href="#main"]{display:none}#too-old{display:none;padding:16px;border-bottom:3px solid;font:18px/1.5 sans-serif}.too-old #too-old{display:block}#too-old a{display:inline-block;padding:10px 16px 10px 0;color:inherit}';

export function tooOld({ contact, links }: Pick<Words, 'contact' | 'links'>): TooOld {
  const mails = FORMS.map(
    ([name, title, questions]) =>
      `<li><a data-form="${name}" href="${mail(contact.email, title, questions)}">${title}</a></li>`,
  );
  const others = [
    `<li><a href="${escapeHtml(links.donate)}">Donate</a></li>`,
    `<li><a href="mailto:${escapeHtml(contact.email)}">${escapeHtml(contact.email)}</a></li>`,
  ];
  return {
    head: `<style>${STYLE}</style>${SHOWN_WITHOUT_SCRIPTS}<script>${SCRIPT}</script>`,
    notice: [
      '<aside id="too-old" aria-label="About your browser">',
      '<p><strong>This browser can’t run the app: it is too old, or its scripts are off.</strong> You can take part all the same: ',
      'each link opens an email to the campaign. Answer the questions in it and send it.</p>',
      `<ul>${[...mails, ...others].join('')}</ul>`,
      '</aside>',
    ].join(''),
  };
}

function mail(address: string, subject: string, questions: readonly string[]): string {
  const body = questions.map((question) => `${question}${question.endsWith('?') ? '' : ':'} \r\n\r\n`).join('');
  return escapeHtml(`mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`);
}
