/** The still picture of the video: Dana in a work coat in front of the falls, cut from paper. 16 by 9. */
import { ink } from '../../../ui/art/palette.ts';

export function VideoPoster({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 360"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      <path fill={ink.wallA} d="M0 0h640v360H0z" />
      <path fill={ink.hill} d="M0 214l96-58 120 22 92-40 130 26 202-46v242H0z" />
      <path fill={ink.rockDark} d="M20 360l26-170 36-20 20-64 60-18 60 10 34 60 40 24 30 178z" />
      <path
        fill={ink.water}
        d="M96 106c34-6 66-6 98 2 6 50 30 90 26 140-2 40 24 74 30 112H60c10-60 30-100 28-150-2-40 2-70 8-104z"
      />
      <path
        fill={ink.waterShade}
        d="M116 104l14-2c-4 60 2 110-8 160-6 36-20 66-22 98H82c8-46 26-96 28-140 2-42 0-80 6-116zM162 102h14c8 60 14 100 18 150 2 44 16 76 16 108h-18c-6-60-22-80-22-120-2-50-8-90-8-138z"
      />
      <path fill={ink.leaf} d="M0 322l170-24 210 18 260-26v70H0z" />
      <g transform="translate(48 0)">
        <path fill={ink.rock} d="M318 360c2-70 30-104 84-116l52 20 50-22c58 12 88 52 92 118z" />
        <path fill={ink.wallB} d="M424 250l30 60 34-62-12-26h-42z" />
        <path fill={ink.brick} d="M446 268l10-8 10 8 6 92h-34z" />
        <path fill={ink.skin} d="M424 196h60v40c-6 26-50 28-60 0z" />
        <path
          fill={ink.roof}
          d="M392 160c-8-72 26-110 70-106 50 2 74 46 60 112-2 24-6 44-20 58l-12-84c-40 4-60-10-70-28-6 20-12 40-12 64l4 46c-14-16-18-38-20-62z"
        />
        <path fill={ink.skin} d="M408 176c0-24 6-42 12-60 16 18 38 30 72 26l10 30c2 40-20 70-46 72-28 0-48-30-48-68z" />
        <path
          fill="none"
          stroke={ink.roof}
          strokeWidth="5"
          strokeLinecap="round"
          d="M428 168q8-6 18-1M468 166q9-6 18 0M436 208q20 18 42-2"
        />
        <path fill={ink.wallA} d="M350 300l34-12 8 24-34 12z" />
      </g>
    </svg>
  );
}
