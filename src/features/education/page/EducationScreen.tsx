/** /education: what is known of the city's schools, by whom it was counted, and why some of it is missing. */
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { localHref } from '../../../core/address.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { dayWords } from '../../../ui/figure/words.ts';
import { wrap } from '../../../ui/layout.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { useFigures } from '../data/useFigures.ts';
import { OneFigure } from './OneFigure.tsx';

const text = css({ maxWidth: 'text', marginTop: '3' });

export function EducationScreen() {
  const { figures, asOf, trouble, waiting } = useFigures();
  return (
    <main id="main" className={wrap}>
      <div className={css({ maxWidth: 'text', paddingBlock: { base: '6', md: '10' } })}>
        <h1 className={css({ textStyle: 'h2' })}>{m.education_title()}</h1>
        <p className={css({ textStyle: 'lead', marginTop: '3' })}>{m.education_lead()}</p>
        <p className={text}>
          <strong>{m.education_baseline()}</strong>{' '}
          {m.education_baseline_more({ day: dayWords(campaign.term.firstDay) })}
        </p>
      </div>
      {figures === null && waiting ? <Spinner label={m.ui_loading()} /> : null}
      {figures?.length === 0 || (figures === null && !waiting) ? (
        <EmptyState title={m.education_none()}>
          <p>{m.education_none_more()}</p>
        </EmptyState>
      ) : null}
      <ul className={css({ display: 'grid', gap: '10' })}>
        {figures?.map((figure) => (
          <li
            key={figure.row.id}
            className={css({ borderTopWidth: '2px', borderTopStyle: 'solid', paddingTop: '5', minWidth: '0' })}
          >
            <OneFigure {...figure} />
          </li>
        ))}
      </ul>
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
        <AsOf asOf={asOf} trouble={trouble} />
      </div>
    </main>
  );
}
