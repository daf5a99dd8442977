/** The picture for "nothing runs here": the mill on a dry bank. */
import { ink } from './palette.ts';
import { Mill, Tree } from './town.tsx';

export function DryMillArt({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 380 310" aria-hidden="true" focusable="false">
      <Tree x={344} y={296} s={1.1} />
      <Mill x={34} y={296} />
      <path fill={ink.bank} d="M0 294l120-5 260 4v17H0z" />
    </svg>
  );
}
