/** A setting's form: kept on the device while it is typed, looked at before it is published, refused on top of what nobody has seen. */
import { useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { isSaid, sectionsOf, type Setting, type SettingValue } from '../../../campaign/settings.ts';
import type { Words } from '../../../campaign/words.ts';
import type { Message } from '../../../core/label.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { isRequestError } from '../../../core/session/request.ts';
import { KeptBanner, Notice } from '../../../forms/FormParts.tsx';
import { useCampaignForm } from '../../../forms/useCampaignForm.ts';
import { useDraft } from '../../../forms/useDraft.ts';
import type { Refused } from '../../../forms/valibotAdapter.ts';
import { requestWords, tellUnforeseen } from '../../../hooks/requestWords.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { otherDatesOf, type OtherDates } from '../data/datedTexts.ts';
import { publishSetting, refusedHost } from '../data/publish.ts';
import { judged, settingForm, type Meant } from './rules.ts';
import { differing, toTexts, type SettingTexts } from '../model/values.ts';
import { Clash } from './Clash.tsx';
import { Differences } from './Differences.tsx';
import { OtherDatesDialog } from './OtherDatesDialog.tsx';
import { SettingFields } from './SettingFields.tsx';

/** What visitors would read, in each language, with a draft's values. */
export type PreviewOf = (setting: Setting, words: Readonly<Record<Locale, Words>>) => ReactNode;

export interface SettingFormProps {
  readonly setting: Setting;
  readonly begun: SettingValue;
  readonly version: number | null;
  /** What counts by now; another version than the one that the form began with if somebody else was here. */
  readonly newest: { readonly value: SettingValue; readonly version: number | null; readonly by: string | null };
  readonly words: Readonly<Record<Locale, Words>>;
  readonly preview: PreviewOf;
  readonly onPublished: () => Promise<void>;
  readonly refresh: () => Promise<void>;
}

export function SettingForm({
  setting,
  begun,
  version,
  newest,
  words,
  preview,
  onPublished,
  refresh,
}: SettingFormProps) {
  const [initial] = useState(() => toTexts(setting, begun, version));
  const [schema] = useState(() => settingForm(setting));
  const [notice, setNotice] = useState<Message | null>(null);
  // What is about to be published while texts name another date.
  const [asked, setAsked] = useState<{ readonly dates: OtherDates; readonly meant: Meant } | null>(null);
  const [publishing, setPublishing] = useState(false);
  const [shown, setShown] = useState<SettingValue | null>(null);
  const { ref, form } = useCampaignForm<SettingTexts, Meant>({ schema, initial, onSubmit: send });
  const draftKey = `settings:${setting}`;
  const draft = useDraft<SettingTexts, never>({
    form,
    initial,
    keyNow: () => draftKey,
    editing: null,
    toValues: (never) => never,
    onGone: () => undefined,
  });
  const current = toTexts(setting, newest.value, newest.version);
  const clash = form.values['seen'] !== current['seen'];
  const changed = differing(setting, current, form.values).length > 0;

  async function send(meant: Meant): Promise<Refused> {
    setNotice(null);
    const host = await refusedHost(setting, meant.value);
    if (host !== null) return () => ({ tiles_url: m.settings_tiles_refused({ host }) });
    const dates = await otherDatesOf(setting, newest.value, meant.value, words);
    if (dates === null || (dates.isWhole && dates.texts.length === 0)) return publish(meant);
    setAsked({ dates, meant });
    return {};
  }

  async function publish({ value, seen }: Meant): Promise<Refused> {
    try {
      await publishSetting(setting, value, seen, words);
    } catch (cause) {
      tellUnforeseen(cause);
      const away = isRequestError(cause) && cause.kind === 'offline';
      setNotice(() => (away ? () => m.settings_kept_here({ why: requestWords(cause) }) : () => requestWords(cause)));
      await refresh();
      return {};
    }
    draft.keeper.pause();
    draft.forget(draftKey);
    toast({ type: 'success', title: isSaid(setting) ? m.settings_published_said : m.settings_published });
    await onPublished();
    return {};
  }

  async function publishAnyway(meant: Meant) {
    setPublishing(true);
    await publish(meant);
    setPublishing(false);
    setAsked(null);
  }

  function look() {
    const { value } = judged(setting, form.values);
    setShown(value);
    setNotice(value === null ? () => () => m.settings_look_wrong() : null);
  }

  return (
    <>
      {clash ? (
        <Clash
          setting={setting}
          theirs={current}
          mine={form.values}
          by={newest.by}
          onTheirs={() => {
            form.fill(current);
            draft.forget(draftKey);
          }}
          onMine={() => form.set('seen', current['seen'] ?? '')}
        />
      ) : null}
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className={css({ display: 'grid', gap: '5' })}
      >
        {draft.restored ? <KeptBanner editing onClear={draft.clear} /> : null}
        <SettingFields setting={setting} form={form} />
        {changed && !clash ? (
          <section aria-label={m.settings_changes()} className={css({ backgroundColor: 'shade', padding: '4' })}>
            <h2 className={css({ textStyle: 'h4', marginBottom: '2' })}>{m.settings_changes()}</h2>
            <Differences setting={setting} before={current} after={form.values} />
          </section>
        ) : null}
        <Notice>{notice?.()}</Notice>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button
            type="submit"
            size="lg"
            busy={form.submitting ? m.settings_publishing() : false}
            disabled={clash || !changed}
          >
            {m.settings_publish()}
          </Button>
          {isSaid(setting) ? (
            <Button variant="secondary" size="lg" onClick={look}>
              {m.settings_look()}
            </Button>
          ) : null}
        </div>
      </form>
      {asked === null ? null : (
        <OtherDatesDialog
          dates={asked.dates}
          busy={publishing}
          onPublish={() => void publishAnyway(asked.meant)}
          onBack={() => setAsked(null)}
        />
      )}
      {shown === null ? null : preview(setting, withSetting(words, setting, shown))}
    </>
  );
}

function withSetting(words: Readonly<Record<Locale, Words>>, setting: Setting, value: SettingValue) {
  const said = LOCALES.map((locale) => [locale, { ...words[locale], ...sectionsOf(setting, value, locale) }] as const);
  return Object.fromEntries(said) as Record<Locale, Words>; // one for each
}
