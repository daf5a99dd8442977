/** How old what is shown is, and whose it is: in the place that is kept for it while the page is printed. */
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import type { Open } from '../data/useOpen.ts';

export function Age({ of: { asOf, trouble }, source }: { readonly of: Open<unknown>; readonly source: string }) {
  return <AsOf asOf={asOf} trouble={trouble} source={source} />;
}
