/** /admin/settings/…: one setting, with what visitors would see of it. */
import { createFileRoute, redirect } from '@tanstack/react-router';
import { settingPreview } from '../../app/site/SettingPreview.tsx';
import { isSetting } from '../../features/settings/model/fields.ts';
import { SettingScreen } from '../../features/settings/edit/SettingScreen.tsx';

export const Route = createFileRoute('/_staff/admin/settings/$setting')({
  beforeLoad: ({ params }) => {
    if (!isSetting(params.setting)) throw redirect({ to: '/admin/settings', replace: true });
  },
  component: Setting,
});

function Setting() {
  const { setting } = Route.useParams();
  return isSetting(setting) ? <SettingScreen key={setting} setting={setting} preview={settingPreview} /> : null;
}
