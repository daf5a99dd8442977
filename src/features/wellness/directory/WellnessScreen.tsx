/** /wellness: whom to call now, and help in the city that is open when it is needed. Nothing on this page is counted (hooks/analytics.ts). */
import { lazy, Suspense, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useIdle } from '../../../hooks/useIdle.ts';
import { m } from '../../../messages/messages.js';
import { Boundary } from '../../../ui/Boundary.tsx';
import { wrap } from '../../../ui/layout.ts';
import { SectionError } from '../../../ui/PlainError.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import type { About } from '../../corrections/model/about.ts';
import { CrisisLine } from '../parts/CrisisLine.tsx';
import { DirectoryPart } from './DirectoryPart.tsx';

// It brings what the device keeps.
const CheckInPart = lazy(() => import('../parts/checkin/CheckInPart.tsx'));

export interface WellnessScreenProps {
  /** Those about health in the city: of another subject. */
  readonly figures: ReactNode;
  /** The way to say what is wrong with a service: likewise. */
  readonly wrong: (about: About) => ReactNode;
}

export function WellnessScreen({ figures, wrong }: WellnessScreenProps) {
  const idle = useIdle();
  return (
    <main id="main">
      <CrisisLine />
      <div className={wrap}>
        <h1 className={css({ textStyle: 'h2', paddingTop: { base: '6', md: '10' } })}>{m.wellness_title()}</h1>
        <p className={css({ textStyle: 'lead', maxWidth: 'text', marginTop: '2' })}>{m.wellness_lead()}</p>
        <p className={css({ maxWidth: 'text', marginTop: '2', fontWeight: 'bold' })}>{m.wellness_crisis_more()}</p>
        <p className={css({ maxWidth: 'text', marginTop: '2', marginBottom: '6' })}>{m.wellness_private()}</p>
        <Panel title={m.wellness_services()}>
          <Boundary fallback={SectionError}>
            <DirectoryPart wrong={wrong} />
          </Boundary>
        </Panel>
        <Panel
          title={m.wellness_check()}
          className={css({ display: { base: 'block', _noscript: 'none' }, marginTop: '8', paddingBottom: '10' })}
        >
          <p className={css({ maxWidth: 'text', marginBottom: '4' })}>{m.wellness_check_private()}</p>
          {idle ? (
            <Boundary fallback={SectionError}>
              <Suspense fallback={null}>
                <CheckInPart />
              </Suspense>
            </Boundary>
          ) : null}
        </Panel>
        <h2 className={css({ textStyle: 'h3', paddingTop: '10' })}>{m.wellness_figures()}</h2>
        <p className={css({ maxWidth: 'text', marginTop: '2', marginBottom: '6' })}>{m.wellness_figures_more()}</p>
        <Boundary fallback={SectionError}>
          <div className={css({ paddingBottom: '10' })}>{figures}</div>
        </Boundary>
      </div>
    </main>
  );
}
