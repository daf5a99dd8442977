/** Drawing beside the page: twelve megapixels are read, turned, made small and written without a frozen screen. */
import { drawSizes, type DrawOrder } from './drawing.ts';

addEventListener('message', ({ data }: MessageEvent<{ readonly file: Blob; readonly order: DrawOrder }>) => {
  void drawSizes(data.file, data.order)
    .catch(() => null)
    .then((drawn) => postMessage(drawn));
});
