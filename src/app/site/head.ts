/**
 * What search engines and messengers read of the landing page. Pure: the build prints it into the served HTML. The structured data
 * is typed by schema.org's vocabulary, so that a property or a value that it does not know does not compile.
 * Everything is the campaign's own text; whoever prints it escapes it.
 */
import type { DonateAction, Event, FAQPage, Person, VideoObject, WithContext } from 'schema-dts';
import type { Campaign } from '../../campaign.ts';
import type { Words } from '../../campaign/words.ts';
import { localHref } from '../../core/address.ts';
import { BASE_LOCALE, LOCALES, type Locale } from '../../core/locale.ts';
import { intlLocale } from '../../hooks/format.ts';
import { isoEnd } from '../../features/events/model/length.ts';
import { pageLinks } from './pageLinks.ts';
import { SHARE_PICTURE } from './sharePicturePath.ts';

export interface HeadData<Data = StructuredData> {
  readonly title: string;
  readonly description: string;
  readonly metas: readonly Readonly<Record<string, string>>[];
  readonly links: readonly Readonly<Record<string, string>>[];
  readonly jsonLd: readonly Data[];
}

/** The kinds that the landing page has. */
export type StructuredData = WithContext<Person | DonateAction | FAQPage | VideoObject | Event>;

/** What the events' structured data needs of a row; the build may pass none. */
export interface HeadEvent {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  /** Typed by staff; without one the event lasts as long as the specification says. */
  readonly ends_at?: string | null;
  readonly location: string;
  readonly description: string | null;
}

const OG_PATH = '/og.png';

/** `origin` without a slash at the end. */
export function landingHead(
  campaign: Campaign,
  words: Words,
  origin: string,
  events: readonly HeadEvent[] = [],
  locale: Locale = BASE_LOCALE,
): HeadData {
  const address = origin + localHref('/', locale);
  return {
    title: words.head.title,
    description: words.head.description,
    metas: [...themeMetas(campaign), ...openGraph(campaign, words, origin, locale), ...player(campaign, words, origin)],
    links: pageLinks(origin, '/', locale),
    jsonLd: [
      person(words, origin),
      donate(words, origin),
      questions(words, address, locale),
      ...(hasVideo(words) ? [video(campaign, words, origin)] : []),
      earlyVoting(words, address, locale),
      ...events.map((event) => meeting(words, origin, address, event)),
    ],
  };
}

/** Every page: the bar around the app in the page's own colour, day and night. */
export function themeMetas({ colors: { paper, paperNight } }: Campaign) {
  return [
    { name: 'theme-color', content: paper, media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: paperNight, media: '(prefers-color-scheme: dark)' },
    { name: 'color-scheme', content: 'light dark' },
  ];
}

function openGraph(campaign: Campaign, words: Words, origin: string, locale: Locale) {
  const { head, hero } = words;
  const { title, description } = head;
  const address = origin + localHref('/', locale);
  return [
    ...shareMetas(campaign, { title, description, address, imageAlt: `${title}. ${hero.headline.join(' ')}` }, locale),
    ...(hasVideo(words) ? ogVideo(campaign) : []),
  ];
}

/** As on the page: a video whose words no one has written is not shown (features/landing/hero/Hero.tsx). */
const hasVideo = ({ video: { transcript } }: Words) => transcript.length > 0;

const ogVideo = ({ video: { embed } }: Campaign) => [
  { property: 'og:video', content: embed },
  { property: 'og:video:secure_url', content: embed },
  { property: 'og:video:type', content: 'text/html' },
  { property: 'og:video:width', content: '1280' },
  { property: 'og:video:height', content: '720' },
];

export interface SharedPage {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  /** What the picture shows, in words. */
  readonly imageAlt: string;
  /** Of the site's picture's size and type; left out: the site's own. */
  readonly image?: string;
}

/** What messengers show of a page that somebody shares. */
export function shareMetas(
  campaign: Campaign,
  { title, description, address, imageAlt, image = OG_PATH }: SharedPage,
  locale: Locale,
) {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: campaign.appName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: territory(locale) },
    ...LOCALES.filter((other) => other !== locale).map((other) => ({
      property: 'og:locale:alternate',
      content: territory(other),
    })),
    { property: 'og:image', content: new URL(image, address).href },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(SHARE_PICTURE.width) },
    { property: 'og:image:height', content: String(SHARE_PICTURE.height) },
    { property: 'og:image:alt', content: imageAlt },
  ];
}

/** `es_US`, as Open Graph writes it. */
const territory = (locale: Locale) => intlLocale(locale).replace('-', '_');

function player(campaign: Campaign, words: Words, origin: string) {
  const { head, hero } = words;
  const shown = hasVideo(words);
  return [
    { name: 'twitter:card', content: shown ? 'player' : 'summary_large_image' },
    { name: 'twitter:title', content: head.title },
    { name: 'twitter:description', content: head.description },
    { name: 'twitter:image', content: `${origin}${OG_PATH}` },
    { name: 'twitter:image:alt', content: hero.headline.join(' ') },
    ...(shown
      ? [
          { name: 'twitter:player', content: campaign.video.embed },
          { name: 'twitter:player:width', content: '1280' },
          { name: 'twitter:player:height', content: '720' },
        ]
      : []),
  ];
}

const schema = { '@context': 'https://schema.org' } as const;
const personId = (origin: string) => `${origin}/#candidate`;

function person({ head, contact, links }: Words, origin: string): WithContext<Person> {
  return {
    ...schema,
    '@type': 'Person',
    '@id': personId(origin),
    name: head.name,
    givenName: head.firstName,
    familyName: head.lastName,
    jobTitle: head.job,
    description: head.description,
    url: `${origin}/`,
    image: `${origin}${OG_PATH}`,
    email: contact.email,
    homeLocation: { '@type': 'City', name: head.city },
    sameAs: links.social.map((link) => link.href),
  };
}

function donate({ head, legal, links }: Words, origin: string): WithContext<DonateAction> {
  return {
    ...schema,
    '@type': 'DonateAction',
    name: head.donate,
    description: legal.notDeductible,
    recipient: { '@id': personId(origin) },
    target: { '@type': 'EntryPoint', urlTemplate: links.donate },
  };
}

function questions({ faq }: Words, address: string, locale: Locale): WithContext<FAQPage> {
  return {
    ...schema,
    '@type': 'FAQPage',
    '@id': `${address}#faq`,
    inLanguage: locale,
    mainEntity: faq.items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      url: `${address}#faq-${item.slug}`,
      acceptedAnswer: { '@type': 'Answer', text: item.answer },
    })),
  };
}

function video(campaign: Campaign, words: Words, origin: string): WithContext<VideoObject> {
  return {
    ...schema,
    '@type': 'VideoObject',
    name: words.video.title,
    description: words.head.description,
    thumbnailUrl: `${origin}${OG_PATH}`,
    uploadDate: campaign.video.uploaded,
    duration: campaign.video.duration,
    embedUrl: campaign.video.embed,
  };
}

function earlyVoting(words: Words, address: string, locale: Locale): WithContext<Event> {
  return {
    ...schema,
    '@type': 'Event',
    '@id': `${address}#early-voting`,
    inLanguage: locale,
    name: words.head.earlyVoting,
    description: words.earlyVoting.text,
    startDate: words.earlyVoting.firstDay,
    endDate: words.earlyVoting.lastDay,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: words.earlyVoting.place, address: words.earlyVoting.address },
    isAccessibleForFree: true,
    url: `${address}#events`,
  };
}

function meeting(words: Words, origin: string, address: string, event: HeadEvent): WithContext<Event> {
  const start = Date.parse(event.date);
  return {
    ...schema,
    '@type': 'Event',
    '@id': `${origin}/#event-${event.id}`,
    name: event.title,
    ...(event.description ? { description: event.description } : {}),
    startDate: new Date(start).toISOString(),
    endDate: new Date(isoEnd(event)).toISOString(),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: event.location, address: event.location },
    organizer: { '@type': 'Person', '@id': personId(origin), name: words.head.name, url: `${origin}/` },
    isAccessibleForFree: true,
    url: `${address}#events`,
  };
}
