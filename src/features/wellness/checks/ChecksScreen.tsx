/** /field-ops/services: services are asked by phone whether all of it still holds, in a dead spot too; and what was heard waits for a writer. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { m } from '../../../messages/messages.js';
import { ForWhoMay } from '../../../ui/staff/ForWhoMay.tsx';
import type { ReadOuts } from './CheckEntry.tsx';
import { Batch } from './Batch.tsx';
import { Findings } from './Findings.tsx';

export interface ChecksScreenProps extends ReadOuts {
  /** What readers say is wrong, for whoever writes: of another subject. */
  readonly told: (me: string) => ReactNode;
}

export function ChecksScreen({ told, ...spoken }: ChecksScreenProps) {
  const writes = useMay('publish_content');
  return (
    <ForWhoMay
      permission="check_services"
      back={{ to: '/field-ops', words: m.wellness_checks_back() }}
      title={m.wellness_checks()}
      lead={m.wellness_checks_lead()}
      notYours={{ title: m.wellness_checks_not_yours(), more: m.wellness_checks_not_yours_more() }}
    >
      {({ userId }) => (
        <div className={css({ display: 'grid', gap: '8', minWidth: '0' })}>
          <Batch me={userId} {...spoken} />
          {writes ? <Findings me={userId} /> : null}
          {writes ? told(userId) : null}
        </div>
      )}
    </ForWhoMay>
  );
}
