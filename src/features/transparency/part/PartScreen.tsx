/** One part of what is public under its own address, with the way to the others beneath it. */
import { Link } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { wrap } from '../../../ui/layout.ts';
import { KeepAll } from '../data/KeepAll.tsx';
import type { Part } from '../model/parts.ts';
import { partWords } from '../parts/partWords.ts';
import { PartNav } from '../parts/PartNav.tsx';
import { link } from '../parts/styles.ts';
import { CalendarPart } from './CalendarPart.tsx';
import { CorrectionsPart } from './CorrectionsPart.tsx';
import { DataPart } from './DataPart.tsx';
import { DecisionsPart } from './DecisionsPart.tsx';
import { DocumentsPart } from './DocumentsPart.tsx';
import { FiguresPart, type PartProps } from './FiguresPart.tsx';
import { PaymentsPart } from './PaymentsPart.tsx';
import { PeoplePart } from './PeoplePart.tsx';
import { RequestsPart } from './RequestsPart.tsx';

const SCREENS: Readonly<Record<Part, FunctionComponent<PartProps>>> = {
  documents: DocumentsPart,
  decisions: DecisionsPart,
  payments: PaymentsPart,
  figures: FiguresPart,
  requests: RequestsPart,
  calendar: CalendarPart,
  corrections: CorrectionsPart,
  people: PeoplePart,
  data: DataPart,
};

export function PartScreen({ part, wrong }: PartProps & { readonly part: Part }) {
  const Body = SCREENS[part];
  const { name, about } = partWords[part];
  return (
    <main id="main" className={wrap}>
      <Link to="/transparency" className={link}>
        {m.transparency_back()}
      </Link>
      <h1 className={css({ textStyle: 'h2' })}>{name()}</h1>
      <p className={css({ textStyle: 'lead', maxWidth: 'text', marginTop: '3', marginBottom: '6' })}>{about()}</p>
      <Body key={part} wrong={wrong} />
      <PartNav now={part} />
      <KeepAll />
    </main>
  );
}
