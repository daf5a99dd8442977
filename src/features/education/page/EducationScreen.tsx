/** /education: programs, what people asked for, and what is known of the city's schools: by whom it was counted, and why some is missing. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { localHref } from '../../../core/address.ts';
import { m } from '../../../messages/messages.js';
import { dayWords } from '../../../ui/figure/words.ts';
import { wrap } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import type { About } from '../../corrections/model/about.ts';
import { ProgramsPart } from '../parts/programs/ProgramsPart.tsx';

const text = css({ maxWidth: 'text', marginTop: '3' });

export interface EducationScreenProps {
  /** Those about schools: of another subject. */
  readonly figures: ReactNode;
  /** What people asked for and what came of it: it takes other subjects' rows. */
  readonly asked: ReactNode;
  /** The way to say what is wrong with a program: likewise. */
  readonly wrong: (about: About) => ReactNode;
}

export function EducationScreen({ figures, asked, wrong }: EducationScreenProps) {
  return (
    <main id="main" className={wrap}>
      <div className={css({ maxWidth: 'text', paddingBlock: { base: '6', md: '10' } })}>
        <h1 className={css({ textStyle: 'h2' })}>{m.education_title()}</h1>
        <p className={css({ textStyle: 'lead', marginTop: '3' })}>{m.education_lead()}</p>
      </div>
      <ProgramsPart wrong={wrong} />
      <div className={css({ paddingTop: '10' })}>{asked}</div>
      <h2 className={css({ textStyle: 'h3', paddingTop: '10' })}>{m.education_figures()}</h2>
      <p className={`${text} ${css({ marginBottom: '6' })}`}>
        <strong>{m.education_baseline()}</strong> {m.education_baseline_more({ day: dayWords(campaign.term.firstDay) })}
      </p>
      {figures}
      <div className={css({ display: 'grid', gap: '8', paddingBlock: '10' })}>
        <Panel title={m.education_missing()}>
          <p className={text}>{m.education_missing_few()}</p>
          <p className={text}>{m.education_missing_more()}</p>
        </Panel>
        <Panel title={m.education_children()}>
          <p className={text}>{m.education_children_more()}</p>
          <p className={text}>
            <a className={textLink} href={localHref('/community-voice')}>
              {m.education_voice()}
            </a>
          </p>
        </Panel>
      </div>
    </main>
  );
}
