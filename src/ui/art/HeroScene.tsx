/**
 * The town poster under the headline: sun behind the hills, falls in the middle, mill and city hall on the banks.
 * What matters stands in the middle 900 units, because a phone shows only those; hills and banks run on far beyond the
 * frame, because the height is what is given and a wide screen shows what is left and right of it.
 */
import { Falls } from './Falls.tsx';
import { ink } from './palette.ts';
import { Bridge, Hall, House, Mill, Tree } from './town.tsx';

export function HeroScene({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 560" aria-hidden="true" focusable="false">
      <circle cx="905" cy="176" r="150" fill={ink.sun} />
      <path
        fill={ink.star}
        d="M1010 10l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM1180 64l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM1300 30l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM1390 140l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM740 60l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM560 110l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM380 150l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
      />
      <path
        fill={ink.hillFar}
        d="M-700 300l160-70 190 40 150-60 120 70 80 20 96-52 120-18 110-64 92 34 130-50 120 40 96-14 130 50 118-66 140 44 120-52 168 70 120 40 160-70 180 60 140-30 100 40V560H-700z"
      />
      <path
        fill={ink.hill}
        d="M-700 360l200-40 180 30 160-34 160 56 130-52 150 18 150-70 120 40h350l150-26 160 50 110-36 120 30 200-40 180 44 160-30 160 40V560H-700z"
      />
      <Falls x={540} y={446} />
      <path fill={ink.river} d="M470 440l80-8 370 2 90 10 150 108H270z" />
      <path
        fill={ink.riverLight}
        d="M572 452h60l-8 8h-66zM690 446h90l14 8H680zM846 456h58l12 8h-62zM500 494h74l-12 9h-76zM900 500h90l14 9h-98zM640 520h150l10 10H628zM420 536h110l-14 10H404z"
      />
      <path fill={ink.leaf} d="M-700 430l300-20 400 10 150-18 190 10 150 24 24 14-60 30-60 60H-700z" />
      <path fill={ink.leaf} d="M2140 420l-300 4-400-16-170-4-180 12-104 26-10 12 70 34 60 52H2140z" />
      <Tree x={-330} y={446} s={1.05} />
      <Tree x={-270} y={448} s={0.8} dark />
      <House x={-210} y={448} w={64} h={112} peak={36} wall={ink.wallC} door={ink.brick} />
      <House x={-146} y={448} w={60} h={94} peak={34} wall={ink.wallA} />
      <Tree x={-44} y={448} s={0.86} />
      <Tree x={36} y={446} s={1.1} dark />
      <House x={70} y={448} w={70} h={108} peak={38} wall={ink.wallB} door={ink.brick} />
      <House x={140} y={448} w={62} h={128} peak={34} wall={ink.wallA} />
      <Tree x={470} y={450} s={0.62} />
      <Mill x={222} y={456} />
      <House x={1476} y={450} w={66} h={104} peak={36} wall={ink.wallA} door={ink.brick} />
      <House x={1542} y={450} w={60} h={124} peak={30} wall={ink.wallB} />
      <Tree x={1650} y={448} s={0.9} />
      <Tree x={1720} y={446} s={1.1} dark />
      <Tree x={1420} y={440} s={1.15} dark />
      <House x={962} y={450} w={62} h={118} peak={36} wall={ink.wallA} door={ink.brick} />
      <House x={1024} y={450} w={58} h={140} peak={32} wall={ink.brick} door={ink.wallA} />
      <House x={1082} y={450} w={64} h={112} peak={40} wall={ink.wallB} />
      <Tree x={1166} y={452} s={0.82} />
      <Hall x={1200} y={450} />
      <g transform="translate(500 496) scale(0.88)">
        <Bridge x={0} y={0} />
      </g>
      <path
        fill={ink.bank}
        d="M-700 500l240 14 220-10 240 10 120-14 160 12 120 20 200 14 240-4 170-14 160-24 150-8 120 10 240-8 220 14 240-6V562H-700z"
      />
      <Tree x={196} y={536} s={0.7} dark />
      <Tree x={1112} y={530} s={0.66} dark />
    </svg>
  );
}
