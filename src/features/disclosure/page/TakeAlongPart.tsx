/** Taking the books along: files at addresses that stay, and the sums in a frame on another website. */
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { localHref } from '../../../core/address.ts';
import { useIdle } from '../../../hooks/useIdle.ts';
import { m } from '../../../messages/messages.js';
import { opener } from '../../../ui/staff/opener.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { openAddress } from '../data/openAddress.ts';
import { MONEY_FILES } from '../model/openFile.ts';

export function TakeAlongPart() {
  const idle = useIdle();
  const frame = `<iframe src="${campaign.siteUrl}${localHref('/embed/money/total')}" title="${m.disclosure_title()}" width="100%" height="420" loading="lazy"></iframe>`;
  return (
    <Panel title={m.disclosure_take()}>
      <p className={css({ maxWidth: 'text' })}>{m.disclosure_take_more()}</p>
      <ul>
        {MONEY_FILES.map((name) => (
          <li key={name}>
            {idle ? (
              <a href={openAddress(name)} className={textLink}>
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
      <details>
        <summary className={opener}>{m.disclosure_embed()}</summary>
        <p className={css({ maxWidth: 'text' })}>{m.disclosure_embed_more()}</p>
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
          tabIndex={0}
          className={css({ overflowX: 'auto', padding: '3', backgroundColor: 'shade', textStyle: 'small' })}
        >
          <code>{frame}</code>
        </pre>
      </details>
    </Panel>
  );
}
