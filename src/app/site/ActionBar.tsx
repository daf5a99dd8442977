/**
 * The slim bar at the bottom of a phone's screen: the three things to do, within the thumb's reach once the hero
 * has scrolled away. It stays out of the tab order while it is hidden.
 */
import { useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import { button } from 'styled-system/recipes';
import { dialogLink } from '../../hooks/useDialogs.ts';
import { useWords } from '../../hooks/words.ts';
import { m } from '../../messages/messages.js';

const bar = css({
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  zIndex: 'bar',
  display: { base: 'grid', md: 'none' },
  gridTemplateColumns: '1fr 1fr 1fr',
  gap: '2',
  paddingInline: '3',
  paddingTop: '2',
  paddingBottom: 'calc(0.5rem + env(safe-area-inset-bottom, 0px))',
  backgroundColor: 'paper',
  borderTopWidth: '2px',
  borderTopStyle: 'solid',
  borderTopColor: 'ink',
  transitionProperty: 'transform, visibility',
  transitionDuration: 'base',
  '&[data-away=true]': { transform: 'translateY(110%)', visibility: 'hidden' },
  '& > a': { paddingInline: '1', fontSize: '1rem' },
});

/** The element whose leaving the screen brings the bar. */
const HERO_ID = 'hero';

export function ActionBar() {
  const volunteer = dialogLink({ dialog: 'volunteer' });
  const { words: links } = useWords('links');
  const away = useOnScreen(HERO_ID);
  return (
    <nav id="action-bar" aria-label={m.app_take_action()} className={bar} data-away={away}>
      <a href="#events" className={button({ variant: 'secondary' })}>
        {m.app_vote_early()}
      </a>
      <a {...volunteer} className={button({ variant: 'primary' })}>
        {m.app_volunteer()}
      </a>
      <a href={links.donate} target="_blank" rel="noopener" className={button({ variant: 'secondary' })}>
        {m.app_donate()}
      </a>
    </nav>
  );
}

/** True until the element has left the screen; true as well where nothing can tell. */
function useOnScreen(id: string): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return seen;
}
