/** The small line pictures, drawn on a 24 px grid with one pen. They are decoration: the words beside them speak. */
import type { SVGProps } from 'react';

const paths = {
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  chevron: 'M5 9l7 7 7-7',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  external: 'M7 17L18 6M9 6h9v9',
  alert: 'M12 3L1.8 21h20.4L12 3zM12 10v5M12 17.6v.4',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5',
  pin: 'M12 21.5s7-6.7 7-12a7 7 0 10-14 0c0 5.3 7 12 7 12zM12 12a2.5 2.5 0 100-5 2.5 2.5 0 000 5z',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5.5l3.5 2',
  play: 'M7 4.5v15l12.5-7.5z',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  phone: 'M6 3h4l1.5 5-2.5 2a12 12 0 005 5l2-2.5 5 1.5v4a2 2 0 01-2 2A16 16 0 014 5a2 2 0 012-2z',
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  offline:
    'M3 3l18 18M5 12.5a10 10 0 014-2.4M2 9a14 14 0 014-2.6M10.5 5.1A14 14 0 0122 9M14 10.4a10 10 0 015 2.1M8.5 16a5 5 0 017 0M12 19.5v.5',
  download: 'M12 3v12M6.5 10l5.5 5.5L17.5 10M4 20.5h16',
  tray: 'M3 13l3-9h12l3 9v7H3zM3 13h5.5l1.5 3h4l1.5-3H21',
  sun: 'M12 16a4 4 0 100-8 4 4 0 000 8zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7',
  coin: 'M12 21a9 9 0 100-18 9 9 0 000 18zM14.8 9.2c-.5-1-1.5-1.5-2.8-1.5-4 0-3.6 3.7 0 4.2 3.9.6 3.9 4.4 0 4.4-1.4 0-2.5-.6-3-1.6M12 5.6v12.8',
  pen: 'M4 20l1-5L16 4l4 4L9 19l-5 1zM13.5 6.5l4 4',
  person: 'M12 12a4.5 4.5 0 100-9 4.5 4.5 0 000 9zM3.5 21c.8-4.5 4-6.5 8.5-6.5s7.7 2 8.5 6.5',
} as const;

export type IconName = keyof typeof paths;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  readonly name: IconName;
  /** Edge length in px; 20 by default. */
  readonly size?: number;
}

export function Icon({ name, size = 20, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}
