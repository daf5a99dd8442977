/** /content/…/…: one text in both languages, the page it makes beside it, and what can be done with it. */
import { useCallback, useMemo, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { lagging } from '../../../core/content/stale.ts';
import type { Localized } from '../../../core/content/fields.ts';
import type { ContentKind, Draft } from '../../../core/content/kind.ts';
import { currentLocale, type Locale } from '../../../core/locale.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { contentKindOf } from '../data/kinds.ts';
import { useDraftBody } from '../data/useDraftBody.ts';
import { useItem } from '../data/useItem.ts';
import { useSteps, type About } from '../data/useSteps.ts';
import { tidied } from '../../../core/content/blocks.ts';
import { headsOf, lineTo, stillRightIn, type Item, type Revision } from '../model/item.ts';
import { isTold, lacksReason, REASON, reasonOf, withoutReason } from '../model/reason.ts';
import { problemsWith } from '../model/problems.ts';
import { titleOf } from '../model/title.ts';
import { BackTo } from '../parts/BackTo.tsx';
import { kindName } from '../parts/labels.ts';
import { laggingTexts } from '../parts/LagNotice.tsx';
import { NotHere } from '../parts/NotHere.tsx';
import type { PreviewOf } from '../parts/preview.ts';
import { EditorFields } from './EditorFields.tsx';
import { Hurdles } from './Hurdles.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { Preview } from './Preview.tsx';
import { Standing } from './Standing.tsx';
import { StepBar } from './StepBar.tsx';
import { Uses } from './Uses.tsx';

export interface EditorScreenProps {
  readonly kind: string;
  readonly id: string;
  readonly preview: PreviewOf;
}

export function EditorScreen({ kind: name, id, preview }: EditorScreenProps) {
  const kind = contentKindOf(name);
  const { me, read, item } = useItem(id);
  if (kind === null || item === null || item.kind !== name) {
    return (
      <>
        <BackTo kind={name} />
        <PageHead title={kindName(name)} />
        <NotHere read={kind === null || item !== null ? { ...read, rows: [], state: 'ready' } : read} />
      </>
    );
  }
  return (
    <>
      <BackTo kind={name} />
      <Editor key={id} kind={kind} item={item} me={me} preview={preview} />
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </>
  );
}

interface EditorProps {
  readonly kind: ContentKind;
  readonly item: Item;
  readonly me: ReturnType<typeof useItem>['me'];
  readonly preview: PreviewOf;
}

function Editor({ kind, item, me, preview }: EditorProps) {
  const now = useNow('half a minute');
  const heads = headsOf(item);
  const head: Revision | null = heads[0] ?? null;
  const isNew = isTold(kind, item, head, now);
  // What is begun on a version that visitors could read has no reason yet: the last one's is told.
  const base = useMemo(
    () => (head !== null && isNew ? { ...head, body: withoutReason(head.body) } : head),
    [head, isNew],
  );
  const draft = useDraftBody(item.id, base);
  const steps = useSteps(me.userId);
  const [language, setLanguage] = useState<Locale>(currentLocale);
  const [showing, setShowing] = useState(false);
  const body = draft.body ?? base?.body ?? NOTHING;
  // Found still right beside words that are not saved yet: told with them.
  const [right, setRight] = useState<ReadonlySet<string>>(NO_PATHS);
  const line = useMemo(() => lineTo(item, head?.id ?? null), [item, head]);
  const lags = useMemo(() => {
    const bodies = [...line.map((revision) => revision.body), body];
    return lagging(kind.fields, bodies, [...line.map(({ id }) => stillRightIn(item, id)), right]);
  }, [kind, item, line, body, right]);
  const [unread, setUnread] = useState<ReadonlySet<string>>(NO_PATHS);
  const onUnread = useCallback((path: string, is: boolean) => {
    setUnread((paths) => new Set(is ? [...paths, path] : [...paths].filter((one) => one !== path)));
  }, []);
  const problems = useMemo(() => problemsWith(kind, body, unread), [kind, body, unread]);
  const title = titleOf(kind, body) ?? kindName(kind.kind);
  const about: About = { item: item.id, kind: kind.kind, slug: item.slug, title };

  /** @returns the revision to go on with; null when it could not be kept. */
  async function save(why: Localized | null = null): Promise<string | null> {
    if (!draft.changed && why === null) return head?.id ?? null;
    const written: Draft = tidied(kind.fields, why === null ? body : { ...body, [REASON]: why });
    const id = await steps.write(about, { body: written, parent: draft.parent });
    if (id !== null) {
      draft.saved({ revision: id, taken: body }, written);
      if (right.size > 0 && (await steps.take(about, id, 'still_right', { places: [...right].join(' ') }))) {
        setRight(NO_PATHS);
      }
      toast({ type: 'success', title: m.content_saved });
    }
    return id;
  }

  function discard() {
    setRight(NO_PATHS);
    draft.discard();
  }
  const onRight = (path: string) => {
    if (draft.changed || head === null) setRight((paths) => new Set([...paths, path]));
    else void steps.take(about, head.id, 'still_right', { places: path });
  };

  return (
    <>
      <PageHead
        title={title}
        lead={kindName(kind.kind)}
        actions={
          <Link to="/content/$kind/$item/history" params={{ kind: kind.kind, item: item.id }} className={quietLink}>
            {m.content_history()}
          </Link>
        }
      />
      <Standing item={item} heads={heads} draft={{ ...draft, discard }} me={me} now={now} kind={kind} />
      <StepBar
        kind={kind}
        item={item}
        me={me}
        now={now}
        changed={draft.changed}
        unread={unread.size > 0}
        busy={steps.busy}
        onSave={() => void save()}
        asksReason={lacksReason(kind, item, body, now)}
        reason={reasonOf(body)}
        lags={laggingTexts(kind.fields, body, lags)}
        onStep={async (action, said, why) => {
          const revision = await save(why);
          if (revision === null) return false;
          return steps.take(about, revision, action, said);
        }}
      />
      <Hurdles kind={kind} body={body} problems={problems} head={head} changed={draft.changed} />
      <p className={css({ marginBottom: '4' })}>
        <Button variant="secondary" aria-expanded={showing} onClick={() => setShowing(!showing)}>
          {showing ? m.content_hide_preview() : m.content_show_preview()}
        </Button>
      </p>
      <div className={beside} data-showing={showing || undefined}>
        <div className={form}>
          <LanguageTabs language={language} onLanguage={setLanguage} />
          {draft.body === null || !me.publishes ? null : (
            <EditorFields
              item={item.id}
              kind={kind}
              body={body}
              lags={lags}
              problems={problems}
              onUnread={onUnread}
              onRight={onRight}
              language={language}
              onWrite={draft.write}
            />
          )}
        </div>
        {showing ? (
          <div className={look}>
            <Preview
              kind={kind}
              about={{ kind: kind.kind, id: item.id, slug: item.slug, body }}
              language={language}
              preview={preview}
            />
          </div>
        ) : null}
      </div>
      <Uses id={item.id} />
    </>
  );
}

/** On a desk the page stands beside what is written; elsewhere between the button that shows it and the form. */
const beside = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '8',
  rowGap: '6',
  alignItems: 'start',
  '&[data-showing]': {
    gridTemplateColumns: { xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
    xlDown: { '& > :last-child': { order: '-1' } },
  },
});
// Whether two languages have room beside each other is a question of this column, not of the screen.
const form = css({ minWidth: '0', containerType: 'inline-size' });
const look = css({ minWidth: '0', xl: { position: 'sticky', top: '4' } });

const NOTHING: Draft = {};
const NO_PATHS: ReadonlySet<string> = new Set();
const quietLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  textDecoration: 'underline',
});
