/** What runs in the page for bench:places. Each function stands alone: the browser gets its text. */

/** From the press on the button, ms; 0 until it is so. */
export interface DotsSeen {
  /** To the frame that draws the first hundred dots or more. */
  readonly first: number;
  /** To the frame that draws all of them. */
  readonly all: number;
}

/**
 * Before the page's own scripts: how many dots each frame draws is seen where every map must tell the graphics card, so both sides are
 * asked alike. A dot is two triangles.
 */
export function watchDots(count: number) {
  const INDICES_A_DOT = 6;
  const FIRST = 100;
  const seen = { pressed: 0, first: 0, all: 0 };
  Object.assign(window, { dotsSeen: seen });
  addEventListener('click', ({ timeStamp }) => (seen.pressed ||= timeStamp), { capture: true });
  let dots = 0;
  const afterFrame = () => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      if (seen.pressed > 0 && dots >= FIRST) seen.first ||= performance.now();
      if (seen.pressed > 0 && dots >= count) seen.all ||= performance.now();
      dots = 0;
    });
    port1.start();
    port2.postMessage(null);
  };
  const { prototype } = WebGL2RenderingContext;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own object below
  const draw = prototype.drawElements;
  prototype.drawElements = function drawElements(mode, indices, type, offset) {
    if (dots === 0) afterFrame();
    dots += indices / INDICES_A_DOT;
    draw.call(this, mode, indices, type, offset);
  };
}

export function dotsTaken(): DotsSeen {
  const { pressed, first, all } = (window as unknown as { dotsSeen: DotsSeen & { pressed: number } }).dotsSeen; // set by watchDots
  return { first: first === 0 ? 0 : first - pressed, all: all === 0 ? 0 : all - pressed };
}
