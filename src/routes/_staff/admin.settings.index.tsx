/** /admin/settings: what the campaign changes without a build. */
import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../features/settings/edit/SettingsScreen.tsx';

export const Route = createFileRoute('/_staff/admin/settings/')({ component: SettingsScreen });
