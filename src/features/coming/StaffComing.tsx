/** The staff pages that come later; the staff frame is around them. */
import { Coming } from './Coming.tsx';
import { staffPages } from './words.ts';

export function StaffComing({ page }: { readonly page: keyof typeof staffPages }) {
  return <Coming words={staffPages[page]} />;
}
