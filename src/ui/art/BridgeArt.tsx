/** The Mill Street bridge as a picture of its own, with a walker on it. */
import { ink } from './palette.ts';
import { Bridge, House, Tree } from './town.tsx';

export function BridgeArt({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 560 440" aria-hidden="true" focusable="false">
      <circle cx="404" cy="140" r="92" fill={ink.sun} />
      <path fill={ink.hillFar} d="M0 262l90-70 120 36 110-60 130 44 110-40v188H0z" />
      <path fill={ink.hill} d="M0 300l120-40 140 24 150-34 150 30v80H0z" />
      <path fill={ink.river} d="M0 352h560v88H0z" />
      <path
        fill={ink.riverLight}
        d="M60 376h90l-10 9H52zM250 390h120l10 9H240zM410 372h80l10 8h-96zM120 416h150l-14 9H110zM340 420h110l12 8H332z"
      />
      <House x={20} y={318} w={60} h={96} peak={32} wall={ink.wallA} door={ink.brick} />
      <House x={80} y={318} w={54} h={116} peak={28} wall={ink.wallB} />
      <Tree x={160} y={316} s={0.8} />
      <Tree x={520} y={322} s={1} dark />
      <Bridge x={20} y={372} />
      <g transform="translate(286 276)">
        <path fill={ink.brick} d="M-12-8l2-34 12-8 10 8 4 34z" />
        <circle cx="1" cy="-59" r="9" fill={ink.skin} />
        <path fill={ink.roof} d="M-10-60q0-14 12-14t10 14zM-10-8h10l-3 10h-8zM3-8h10l3 10H7z" />
      </g>
      <path fill={ink.bank} d="M0 340l40 4 20 36 6 60H0zM560 336l-30 6-16 40-10 58h56z" />
    </svg>
  );
}
