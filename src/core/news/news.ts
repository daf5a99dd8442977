/**
 * That something changed, told by the server as it happens: never what. Who hears of it reads again as always. The port of a server that
 * can tell; where there is none, or it falls silent, the reads' own asking every few seconds is all there is.
 */
export interface NewsListener {
  /** Something may have changed: also after a while of silence. */
  readonly changed: () => void;
  /** Whether the server tells at this moment. False at first, and whenever it cannot be heard. */
  readonly heard: (so: boolean) => void;
}

export interface News {
  /** @returns ends it; nothing is told afterwards. */
  follow(topic: string, listener: NewsListener): () => void;
}

/**
 * Tells at most so often: a full room that hears of one press must not ask all at once, nor more often than it asked without being told.
 * @param atMost ms between two. @param spread ms within which each device takes a moment of its own. @param dice 0 to 1.
 */
export function seldom(changed: () => void, atMost: number, spread: number, dice: () => number) {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    changed: () => {
      if (timer !== undefined) return;
      const wait = Math.max(dice() * spread, last + atMost - Date.now());
      timer = setTimeout(() => {
        timer = undefined;
        last = Date.now();
        changed();
      }, wait);
    },
    stop: () => clearTimeout(timer),
  };
}
