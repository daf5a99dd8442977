/** /admin/settings/…: one setting, with what visitors would see of it. */
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { settingPreview } from '../../app/site/SettingPreview.tsx';
import { isSetting } from '../../features/settings/model/fields.ts';
import { SettingScreen } from '../../features/settings/edit/SettingScreen.tsx';

export const Route = createFileRoute('/_staff/admin/settings/$setting')({
  component: Setting,
});

function Setting() {
  const { setting } = Route.useParams();
  // Asked here and not by the route: what settings there are is no business of whoever opens the landing page.
  if (!isSetting(setting)) return <Navigate to="/admin/settings" replace />;
  return <SettingScreen key={setting} setting={setting} preview={settingPreview} />;
}
