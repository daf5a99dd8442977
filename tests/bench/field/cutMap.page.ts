/** What runs in the page for the cutting map's part of bench:field. Each function stands alone: the browser gets its text. */

export interface MapSeen {
  /** The first frame that draws every dot, ms since the navigation; 0 until then. */
  readonly all: number;
  /** When the finger was last lifted. */
  readonly lifted: number;
  /** The first frame after that with the planned turfs in the list. */
  readonly planned: number;
  /** The last frame after that for which the graphics card was given dots. */
  readonly recoloured: number;
  /** Tasks over 50 ms since the finger was lifted. */
  readonly longTasks: readonly number[];
}

/** Before the page's own scripts: what each frame draws is seen where every map must tell the graphics card. A dot is two triangles. */
export function watchMap(count: number) {
  const INDICES_A_DOT = 6;
  const MANY = 10_000;
  const seen = { all: 0, lifted: 0, planned: 0, recoloured: 0, longTasks: [] as number[] };
  Object.assign(window, { mapSeen: seen });
  let dots = 0;
  let given = false;
  const afterFrame = () => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const now = performance.now();
      if (dots >= count) seen.all ||= now;
      if (given && seen.lifted > 0) seen.recoloured = now;
      dots = 0;
      given = false;
    });
    port1.start();
    port2.postMessage(null);
  };
  const { prototype } = WebGL2RenderingContext;
  // oxlint-disable-next-line typescript/unbound-method -- called with their own object below
  const { drawElements: draw, bufferData: give, bufferSubData: giveAgain } = prototype;
  prototype.drawElements = function drawElements(mode, indices, type, offset) {
    if (dots === 0) afterFrame();
    dots += indices / INDICES_A_DOT;
    draw.call(this, mode, indices, type, offset);
  };
  const size = (data: unknown) =>
    typeof data === 'object' && data !== null && 'byteLength' in data ? Number(data.byteLength) : 0;
  prototype.bufferData = function bufferData(this: WebGL2RenderingContext, ...parts: unknown[]) {
    given ||= size(parts[1]) > MANY;
    return Reflect.apply(give, this, parts);
  } as typeof give; // all its forms are passed on
  prototype.bufferSubData = function bufferSubData(this: WebGL2RenderingContext, ...parts: unknown[]) {
    given ||= size(parts[2]) > MANY;
    return Reflect.apply(giveAgain, this, parts);
  } as typeof giveAgain;
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      Object.assign(seen, { lifted: timeStamp, planned: 0, recoloured: 0, longTasks: [] });
      const look = () => {
        if (document.querySelector('ol[aria-label="The turfs these doors make"] li') === null)
          return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (seen.planned = performance.now()));
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (seen.lifted > 0 && startTime + duration > seen.lifted) seen.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}
