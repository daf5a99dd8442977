/** A picture of the campaign's: the size that fits, cut around what must stay in sight, with its words in the language of now. */
import { cva, cx } from 'styled-system/css';
import { pictureWords } from '../core/picture/words.ts';
import type { PictureValue } from '../core/picture/value.ts';
import { useLocale } from '../hooks/locale.ts';
import { pictureUrl } from '../hooks/pictureUrl.ts';

/** Five steps each way: the policy allows no style in a printed page, and a finer point would be seen by nobody. */
const cut = cva({
  base: { display: 'block', width: 'full', height: 'auto', objectFit: 'cover', objectPosition: 'var(--fx) var(--fy)' },
  variants: {
    x: {
      0: { '--fx': '0%' },
      25: { '--fx': '25%' },
      50: { '--fx': '50%' },
      75: { '--fx': '75%' },
      100: { '--fx': '100%' },
    },
    y: {
      0: { '--fy': '0%' },
      25: { '--fy': '25%' },
      50: { '--fy': '50%' },
      75: { '--fy': '75%' },
      100: { '--fy': '100%' },
    },
  },
});

type Step = 0 | 25 | 50 | 75 | 100;
const STEPS: readonly Step[] = [0, 25, 50, 75, 100];
const near = (percent: number): Step =>
  STEPS.reduce((best, step) => (Math.abs(step - percent) < Math.abs(best - percent) ? step : best));

export interface PictureProps {
  readonly value: PictureValue;
  /** As in HTML: how wide it is drawn. */
  readonly sizes?: string;
  /** On the first screen: fetched at once, before others. */
  readonly first?: boolean;
  readonly className?: string;
}

export function Picture({ value, sizes = '100vw', first = false, className }: PictureProps) {
  const locale = useLocale();
  const { files, x, y } = value;
  const largest = files.at(-1);
  if (largest === undefined) return null;
  const { text, lang } = pictureWords(value, locale);
  return (
    <img
      src={pictureUrl(largest.file)}
      srcSet={files.map(({ file, width }) => `${pictureUrl(file)} ${width}w`).join(', ')}
      sizes={sizes}
      width={largest.width}
      height={largest.height}
      alt={text}
      lang={lang}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={cx(cut({ x: near(x), y: near(y) }), className)}
    />
  );
}
