/** /admin/settings: what a campaign changes without a build, and what only a build changes. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { campaign } from '../../../campaign.ts';
import { SETTINGS } from '../../../campaign/settings.ts';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { useSettings } from '../data/useSettings.ts';
import { settingLeads, settingNames } from '../model/fields.ts';

export function SettingsScreen() {
  const { read, versionsOf, nameOf } = useSettings();
  const slots = row({ columns: 'actions' });
  return (
    <>
      <Link to="/admin" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        {m.admin_back()}
      </Link>
      <PageHead title={m.settings_title()} lead={m.settings_lead()} />
      <ul aria-label={m.settings_title()}>
        {SETTINGS.map((key) => {
          const [last] = versionsOf(key);
          const name = settingNames[key]();
          return (
            <li key={key} className={slots.root}>
              <div className={slots.main}>
                <h2 className={slots.title}>{name}</h2>
                <p className={slots.quiet}>{settingLeads[key]()}</p>
                <p className={slots.quiet}>
                  {last
                    ? m.settings_by({
                        name: nameOf(last.publishedBy) ?? m.settings_somebody(),
                        when: moment(last.publishedAt),
                      })
                    : read.rows === null
                      ? ''
                      : m.settings_never()}
                </p>
              </div>
              <ButtonLink
                href={`/admin/settings/${key}`}
                variant="secondary"
                aria-label={m.settings_change_of({ setting: name })}
              >
                {m.settings_change()}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
      <Panel title={m.settings_built()} className={css({ marginTop: '10', marginBottom: '10' })}>
        <p className={css({ maxWidth: 'text' })}>{m.settings_built_why()}</p>
        <dl className={css({ marginTop: '3', display: 'grid', gap: '2', overflowWrap: 'anywhere' })}>
          {builtIn().map(([label, value]) => (
            <div key={label}>
              <dt className={css({ fontWeight: 'bold', textStyle: 'small' })}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  );
}

const builtIn = () =>
  [
    [m.settings_app_name(), `${campaign.appName} · ${campaign.shortName}`],
    [m.settings_site(), campaign.siteUrl],
    [m.settings_languages(), m.settings_languages_are()],
    [m.settings_video(), campaign.video.embed],
    [m.settings_providers(), m.settings_providers_are()],
  ] as const;
