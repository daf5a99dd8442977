/** The public pages that come later. */
import { wrap } from '../../ui/layout.ts';
import { Coming } from './Coming.tsx';
import { publicPages } from './words.ts';

export function PublicComing({ page }: { readonly page: keyof typeof publicPages }) {
  return (
    <main id="main" className={wrap}>
      <Coming words={publicPages[page]} />
    </main>
  );
}
