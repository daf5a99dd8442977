/** How many requests of one flush may be on their way at once, and who goes first. */

export interface Permits {
  /** How many side requests one search may make at once: at most 2 while others wait, or while the main lane takes its time anyway. */
  spare(): number;
  /** The main lane's next request: before everybody who waits. */
  main<T>(work: () => Promise<T>): Promise<T>;
  /** A request beside the main lane, in the order of asking. */
  aside<T>(work: () => Promise<T>): Promise<T>;
  /** False while the main lane waits for the others, and when it has ended: its place is then everybody's. */
  mainOpen(open: boolean): void;
}

interface Waiting {
  readonly main: boolean;
  go(): void;
}

export function createPermits(limit: number): Permits {
  const waiting: Waiting[] = [];
  let taken = 0;
  let mainBusy = false;
  let open = true;

  /** One place is the main lane's: an unanswered request beside it must not keep it waiting. */
  const places = (main: boolean) => limit - taken - (main || mainBusy || !open ? 0 : 1);

  function admit(): void {
    for (const main of [true, false]) {
      let index = waiting.findIndex((one) => one.main === main);
      while (index >= 0 && places(main) > 0) {
        const [next] = waiting.splice(index, 1);
        taken++;
        mainBusy ||= main;
        next?.go();
        index = waiting.findIndex((one) => one.main === main);
      }
    }
  }

  async function run<T>(main: boolean, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      waiting.push({ main, go });
      admit();
    });
    try {
      return await work();
    } finally {
      taken--;
      if (main) mainBusy = false;
      admit();
    }
  }

  return {
    // Places taken now count as well: their answers are due within the same round trip.
    spare: () => (waiting.length > 0 || open ? Math.min(2, limit) : limit),
    main: (work) => run(true, work),
    aside: (work) => run(false, work),
    mainOpen(now) {
      open = now;
      admit();
    },
  };
}
