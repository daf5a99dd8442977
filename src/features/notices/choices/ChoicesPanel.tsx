/** Which notices somebody also wants by mail; part of their account. */
import { may } from '../../../core/session/roles.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { currentLocale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { choicesRead } from '../data/reads.ts';
import type { NoticeChoices } from '../model/notice.ts';

export function ChoicesPanel() {
  const session = useSession();
  if (session.status !== 'signed-in' || !may(session.identity.roles, 'act_as_staff')) return null;
  return <Choices />;
}

function Choices() {
  const { rows, asOf, trouble, refresh } = useStaffRead(choicesRead);
  const change = useChange(refresh);
  const chosen = rows?.[0];
  const choose = (next: NoticeChoices) =>
    void change.run((api) => api.rpc('choose_notices', { ...next, language: currentLocale() }), {
      done: () => m.notices_chosen(),
      failed: true,
    });
  return (
    <Panel title={m.notices_by_mail()}>
      {chosen === undefined ? null : (
        <>
          <Checkbox
            checked={chosen.digest}
            disabled={change.busy}
            onCheckedChange={(digest) => choose({ ...chosen, digest })}
          >
            {m.notices_want_digest()}
          </Checkbox>
          <Checkbox
            checked={chosen.assigned}
            disabled={change.busy}
            onCheckedChange={(assigned) => choose({ ...chosen, assigned })}
          >
            {m.notices_want_assigned()}
          </Checkbox>
        </>
      )}
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}
