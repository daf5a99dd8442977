/** The small pictures of things one can do: a door, a ballot, a yard sign, a note, a jar, a letter. 120 by 120. */
import type { ReactNode } from 'react';
import { ink } from './palette.ts';

function Picture({ className, children }: { readonly className?: string | undefined; readonly children: ReactNode }) {
  return (
    <svg className={className} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

interface Props {
  readonly className?: string;
}

export function YardSignArt({ className, name }: Props & { readonly name: string }) {
  return (
    <Picture className={className}>
      <path fill={ink.leaf} d="M0 120V98l24-5 30 5 34-6 32 6v22z" />
      <path fill={ink.roof} d="M30 30h6l1 76h-6zM84 32h6l-1 74h-6z" />
      <path fill={ink.brick} d="M8 16l104-5 2 60-105 3z" />
      <path fill={ink.pane} d="M15 52l92-3 .5 3.5-92 3z" />
      <text
        x="61"
        y="45"
        textAnchor="middle"
        fontFamily="var(--fonts-display)"
        fontWeight="800"
        fontSize="19"
        fill="#FFFAF0"
      >
        {name}
      </text>
      <path fill="#FFFAF0" d="M40 60l42-1v4l-42 1z" />
    </Picture>
  );
}

export function BallotArt({ className }: Props) {
  return (
    <Picture className={className}>
      <path fill={ink.stone} d="M12 62l96-3 4 56-104 2z" />
      <path fill={ink.stoneShade} d="M12 62l96-3 1 14-98 3z" />
      <path fill={ink.roof} d="M34 63l52-2v6l-52 2z" />
      <path fill={ink.pane} d="M36 4l46 4-3 58-42 1z" />
      <path fill={ink.rock} d="M44 18l10 1v5l-10-1zM60 20l16 1v4l-16-1zM44 46l10 .5v5l-10-.5zM60 47h15v4H60z" />
      <path fill={ink.brick} d="M42 31l14 1v7l-14-1z" />
      <path fill={ink.rock} d="M60 34l16 1v4l-16-1z" />
    </Picture>
  );
}

export function NoteArt({ className }: Props) {
  return (
    <Picture className={className}>
      <path fill={ink.straw} d="M8 18l100-8 4 68-56 3-24 27 2-25-23 1z" />
      <path fill={ink.roof} d="M24 32l66-5v6l-66 5zM25 47l72-5v6l-72 5zM26 62l40-3v6l-40 3z" />
    </Picture>
  );
}

export function JarArt({ className }: Props) {
  return (
    <Picture className={className}>
      <path fill={ink.pane} d="M26 30h68l8 16-4 70H22l-4-70z" />
      <path fill={ink.roof} d="M22 18h76l2 14-80 1z" />
      <path fill={ink.wallC} d="M22 84l20-8 24 8 32-10-2 40H24z" />
      <circle cx="48" cy="72" r="12" fill={ink.brick} />
      <circle cx="74" cy="66" r="12" fill={ink.rock} />
      <circle cx="62" cy="92" r="12" fill={ink.brick} />
    </Picture>
  );
}

export function LetterArt({ className }: Props) {
  return (
    <Picture className={className}>
      <path fill={ink.pane} d="M6 30l108-4 2 68-110 3z" />
      <path fill={ink.stone} d="M6 30l108-4-52 44z" />
      <path fill={ink.brick} d="M92 8l24-1 1 26-25 1z" />
    </Picture>
  );
}

export function DoorArt({ className }: Props) {
  return (
    <svg className={className} viewBox="0 -8 300 268" aria-hidden="true" focusable="false">
      <path fill={ink.wallB} d="M18 260V84L150 6l134 76v178z" />
      <path fill={ink.roof} d="M0 92L150-6l150 96-8 16L150 24 8 108z" />
      <path fill={ink.window} d="M48 118h50v56H48zM204 118h50v56h-50z" />
      <path fill={ink.wallA} d="M48 143h50v5H48zM70 118h5v56h-5zM204 143h50v5h-50zM226 118h5v56h-5z" />
      <path fill={ink.rock} d="M112 260V130q38-26 78 0v130z" />
      <path fill={ink.wallA} d="M126 140q25-14 50 0v34h-50z" />
      <circle cx="176" cy="204" r="6" fill={ink.wallA} />
      <path fill={ink.roof} d="M100 252h104v8H100z" />
    </svg>
  );
}
