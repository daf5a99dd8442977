/** A word in a small box: what kind of thing this is, or what is special about it. */
import { css } from 'styled-system/css';

const box = css({
  paddingInline: '2',
  paddingBlock: '0.5',
  textStyle: 'small',
  fontWeight: 'bold',
  backgroundColor: 'quietWash',
  // Its own: what stands grey around it would be too pale on the wash.
  color: 'ink',
  borderRadius: 'sm',
  '&[data-loud]': { backgroundColor: 'straw', color: 'onStraw' },
});

export function Tag({ children, loud = false }: { readonly children: string; readonly loud?: boolean }) {
  return (
    <span data-loud={loud || undefined} className={box}>
      {children}
    </span>
  );
}
