/** One page of a WebKit: what is asked of it goes out as a line, what it says comes back as one, in its own time. */
import type { Page } from '../engine.ts';

/** A line of pages.py. */
export interface Said {
  readonly page: number;
  readonly event: 'ready' | 'told' | 'failed' | 'crashed' | 'closed';
  readonly text?: string;
  readonly url?: string;
}

/** What the page's own scripts tell, as JSON in `text`. */
type Told =
  | { readonly saved: string }
  | { readonly shown: string }
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly error: string };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export interface Commanded {
  readonly page: Page;
  hear(said: Said): void;
  /** No word will come any more. */
  end(): void;
}

export function createPage(
  send: (what: object) => boolean,
  listeners: { told(id: string): void; gone(): void },
): Commanded {
  const calls = new Map<number, Waiting>();
  let asked = 0;
  let load: (Waiting & { readonly url: string | null }) | null = null;
  const over: (() => void)[] = [];
  let ended = false;

  const gone = () => new Error('The page is gone.');

  /** Resolves when this page, or another in its place, is shown: also one that comes back from the page cache. */
  function shown(url: string | null, what: object): Promise<void> {
    return new Promise((resolve, reject) => {
      if (ended) return reject(gone());
      load = { url, resolve: () => resolve(), reject };
      send(what);
    });
  }

  function end(): void {
    ended = true;
    for (const { reject } of calls.values()) reject(gone());
    calls.clear();
    load?.reject(gone());
    load = null;
    for (const resolve of over.splice(0)) resolve();
    listeners.gone();
  }

  function hearPage(told: Told): void {
    if ('saved' in told) return listeners.told(told.saved);
    if ('shown' in told) {
      if (load?.url != null && load.url !== told.shown) return;
      load?.resolve(undefined);
      load = null;
      return;
    }
    const call = calls.get(told.call);
    calls.delete(told.call);
    if ('error' in told) call?.reject(new Error(`In the page: ${told.error}`));
    else call?.resolve(told.value);
  }

  const leaving = (what: 'crash' | 'close') =>
    new Promise<void>((resolve) => {
      over.push(resolve);
      // Of a browser that is gone nobody answers.
      if (!send({ do: what })) resolve();
    });

  return {
    hear(said) {
      if (said.event === 'told')
        hearPage(JSON.parse(said.text ?? '') as Told); // from INIT or call()
      else if (said.event === 'crashed' || said.event === 'closed') end();
      else if (said.event === 'failed' && load && (load.url === null || load.url === said.url)) {
        load.reject(new Error(`${said.url}: ${said.text}`));
        load = null;
      }
    },
    end,
    page: {
      open: (url) => shown(new URL(url).href, { do: 'load', url }),
      reload: () => shown(null, { do: 'reload' }),
      back: () => shown(null, { do: 'back' }),
      call(method, args) {
        const call = ++asked;
        const [name, values] = [JSON.stringify(method), JSON.stringify(args)];
        const script = `{
          const say = (what) => webkit.messageHandlers.harness.postMessage(JSON.stringify({ call: ${call}, ...what }));
          Promise.resolve().then(() => window.faultClient[${name}](...${values}))
            .then((value) => say({ value: value ?? null }), (error) => say({ error: String(error) }));
        }`;
        return new Promise((resolve, reject) => {
          if (ended) return reject(gone());
          calls.set(call, { resolve, reject });
          send({ do: 'run', script });
        });
      },
      // No command of GTK's does: the event is the page's own, and nothing of ours asks navigator.onLine.
      setOnline: async (online) => {
        send({ do: 'run', script: `void dispatchEvent(new Event('${online ? 'online' : 'offline'}'))` });
      },
      crash: () => leaving('crash'),
      close: () => leaving('close'),
    },
  };
}
