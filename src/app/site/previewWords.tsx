/** The landing page's sections in the words that somebody is writing: the page's own parts, and around them what is published. */
import type { ReactNode } from 'react';
import type { Section, Words } from '../../campaign/words.ts';
import type { Draft } from '../../core/content/kind.ts';
import { css } from 'styled-system/css';
import { kindOfSection, SECTIONS, sectionOfBody } from '../../features/content/model/wordsContent.ts';
import type { DrawPage } from '../../features/content/parts/preview.ts';
import { EarlyVoting } from '../../features/events/public/EarlyVoting.tsx';
import { ActionZone } from '../../features/landing/action-zone/ActionZone.tsx';
import { Faq } from '../../features/landing/faq/Faq.tsx';
import { CampaignVideo } from '../../features/landing/hero/CampaignVideo.tsx';
import { Hero } from '../../features/landing/hero/Hero.tsx';
import { Priorities } from '../../features/landing/priorities/Priorities.tsx';
import { Testimonials } from '../../features/landing/testimonials/Testimonials.tsx';
import { CreditedPicture } from '../../ui/CreditedPicture.tsx';
import { drawPicturesBy } from '../../ui/LatePicture.tsx';
import { useLocale } from '../../hooks/locale.ts';
import { useWords, words as published, WordsContext } from '../../hooks/words.ts';
import { Brand } from './Brand.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { wordsSource } from './wordsSource.ts';

drawPicturesBy(CreditedPicture);

const footer = <SiteFooter />;

const parts: Readonly<Record<Section, ReactNode>> = {
  head: <Head />,
  hero: <Hero />,
  video: <CampaignVideo />,
  actions: <ActionZone />,
  priorities: <Priorities />,
  earlyVoting: <EarlyVoting />,
  testimonials: <Testimonials />,
  faq: <Faq />,
  closing: footer,
  contact: footer,
  links: footer,
  legal: footer,
};

/** What a search engine shows, and the name in the header. */
function Head() {
  const { words } = useWords('head');
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Brand />
      <div>
        <p className={css({ fontWeight: 'bold' })}>{words.title}</p>
        <p>{words.description}</p>
      </div>
    </div>
  );
}

interface SayingProps {
  readonly section: Section;
  readonly body: Draft;
}

function Saying({ section, body }: SayingProps) {
  const locale = useLocale();
  const words: Words = { ...published.page(locale, section).words, [section]: sectionOfBody(section, body, locale) };
  return <WordsContext value={wordsSource(words, locale)}>{parts[section]}</WordsContext>;
}

export const previewWords: readonly (readonly [kind: string, DrawPage])[] = SECTIONS.map((section) => [
  kindOfSection(section),
  ({ body }) => <Saying section={section} body={body} />,
]);
