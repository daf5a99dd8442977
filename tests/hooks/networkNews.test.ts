/** Offline and back online: said once each, whoever noticed, and shown once. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNetworkNews, PLACE_FIRST_MS, SAID_FOR_MS } from '../../src/hooks/networkNews.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function listen({ speaking = true } = {}) {
  const network = createNetworkNews();
  if (speaking) {
    network.speaker();
    vi.advanceTimersByTime(PLACE_FIRST_MS);
  }
  const heard: (string | null)[] = [];
  network.subscribe(() => {
    const { said, shown } = network.current();
    heard.push(said === null ? null : shown ? `${said}, shown elsewhere` : said);
  });
  return { network, heard };
}

describe('the network’s coming and going', () => {
  it('is said once, however many notice it, and then no more', () => {
    const { network, heard } = listen();
    network.browser(true);
    network.browser(true);
    network.server(true);
    vi.advanceTimersByTime(SAID_FOR_MS);
    network.browser(false);
    expect(heard).toEqual(['offline', null]);
    network.server(false);
    vi.advanceTimersByTime(SAID_FOR_MS);
    expect(heard).toEqual(['offline', null, 'back', null]);
  });

  it('says nothing of a network that was never away', () => {
    const { network, heard } = listen();
    network.browser(false);
    network.server(false);
    vi.advanceTimersByTime(SAID_FOR_MS);
    expect(heard).toEqual([]);
  });

  it('says only the last of two that follow each other closely', () => {
    const { network, heard } = listen();
    network.browser(true);
    vi.advanceTimersByTime(SAID_FOR_MS - 1);
    network.browser(false);
    vi.advanceTimersByTime(SAID_FOR_MS - 1);
    expect(heard).toEqual(['offline', 'back']);
    vi.advanceTimersByTime(1);
    expect(network.current().said).toBeNull();
  });

  it('is for screen readers alone while a frame shows that the network is away', () => {
    const { network, heard } = listen();
    network.frame();
    network.browser(true);
    network.browser(false);
    expect(heard).toEqual(['offline, shown elsewhere', 'back']);
  });

  it('waits for the place where it is said, and is not said when it is over by then', () => {
    const { network } = listen({ speaking: false });
    network.browser(true);
    vi.advanceTimersByTime(SAID_FOR_MS * 2);
    expect(network.away()).toBe(true);
    network.speaker();
    expect(network.current().said).toBeNull();
    vi.advanceTimersByTime(PLACE_FIRST_MS);
    expect(network.current().said).toBe('offline');

    const short = listen({ speaking: false }).network;
    short.browser(true);
    short.browser(false);
    short.speaker();
    vi.advanceTimersByTime(PLACE_FIRST_MS);
    expect(short.current().said).toBeNull();
  });

  it('is no news when the frame that asked the server goes away', () => {
    const { network, heard } = listen();
    const leave = network.frame();
    network.server(true);
    leave();
    vi.advanceTimersByTime(SAID_FOR_MS);
    expect(heard).toEqual(['offline, shown elsewhere', null]);
    expect(network.away()).toBe(false);
  });
});
