/**
 * Parts that are printed in the served page but get their script only when a person comes near them, or when the page
 * has had nothing to do for a while. React keeps the printed HTML in place until then; what is inside must be links and
 * native elements. A link pressed meanwhile is held and answered when the part is awake.
 * A page that re-renders such a part before its script has come would blank it: keep its element constant.
 */
import { createElement, lazy, useEffect, type ComponentType } from 'react';
import { LocaleNews, onWriting, spoken } from '../hooks/locale.ts';
import { holdEarlyPress } from './earlyPress.ts';
import { onceSeen } from './restUnseen.ts';
import { whenIdle } from './whenIdle.ts';

/** How far below the screen a part wakes up. */
const MARGIN = '800px';
type Load = () => Promise<{ default: ComponentType }>;

/** A file lost on the way is asked for again soon, then ever more slowly up to this, ms. */
const RETRY_MS = 10_000;
const FIRST_RETRY_MS = 500;
/** With nobody near: this long after the rest has settled, ms. */
const IDLE_MS = 1_000;
/** What a person waits for at most before the page changes, ms. */
const WAKE_MS = 2_000;

/** Parts that wait for somebody, and what wakes them. */
interface Asleep {
  readonly printed: Element;
  readonly wake: () => void;
  readonly awake: Promise<void>;
}
const asleep = new Map<string, Asleep>();

/** For what changes the whole page. Resolves when all are awake, or after a while: a part whose script does not come is left. */
export async function wakeAllSections(): Promise<void> {
  const here = [...asleep.values()].filter(({ printed }) => printed.isConnected);
  for (const { wake } of here) wake();
  const late = new Promise<void>((after) => setTimeout(after, WAKE_MS));
  await Promise.race([late, Promise.all(here.map(({ awake }) => awake))]);
}

/** `id`: the part's element. Without it on the page (no prerendering) the code is fetched at once. */
export function lazySection(id: string, load: Load) {
  const printed = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!printed) return lazy(async () => ({ default: following(id, (await load()).default) }));
  // From before React listens: it is told first.
  const press = holdEarlyPress(printed);
  const [woken, wake] = promised();
  const [isAwake, tell] = promised();
  asleep.set(id, { printed, wake, awake: isAwake });
  return lazy(async () => {
    await Promise.race([near(printed), quiet(), press.pressed, woken]);
    const { default: Part } = await persist(load);
    const up = () => {
      asleep.delete(id);
      tell();
      press.ready();
    };
    return { default: awake(following(id, Part), up) };
  });
}

function promised(): [Promise<void>, () => void] {
  let keep = () => {};
  return [new Promise<void>((resolve) => (keep = resolve)), () => keep()];
}

/** The part, which follows the language: its element is constant, so that nothing above draws it anew. Where nobody sees it, later. */
function following(id: string, Part: ComponentType): ComponentType {
  const Spoken = spoken(Part);
  const news = (tell: () => void) => onWriting(() => onceSeen(id, tell));
  return () => createElement(LocaleNews, { value: news }, <Spoken />);
}

/** The part, which answers what was pressed before it could. */
function awake(Part: ComponentType, up: () => void): ComponentType {
  return function Awake() {
    useEffect(() => up(), []);
    return <Part />;
  };
}

function near(element: Element): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  });
}

async function quiet(): Promise<void> {
  await new Promise((after) => setTimeout(after, IDLE_MS));
  await new Promise<void>((idle) => void whenIdle(idle, 'soon'));
}

/** In a dead spot the printed section stays readable; an error in its place would take it away. */
async function persist(load: Load): ReturnType<Load> {
  for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, RETRY_MS)) {
    try {
      return await load();
    } catch {
      await new Promise<void>((again) => {
        addEventListener('online', () => again(), { once: true });
        setTimeout(again, pause);
      });
    }
  }
}
