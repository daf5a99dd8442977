/** What happened, the newest first, over the whole plan; a screenful at a time. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import type { Told } from '../model/looking.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { UpdateItem } from '../parts/UpdateItem.tsx';

const PAGE = 40;

export function News({ found }: { readonly found: readonly Told[] }) {
  const [pages, setPages] = useState(1);
  const shown = found.slice(0, pages * PAGE);
  if (found.length === 0) return <p className={css({ marginTop: '6' })}>{m.plan_no_news()}</p>;
  return (
    <>
      <ol aria-label={m.plan_view_news()} className={css({ marginTop: '6' })}>
        {shown.map((one) => (
          <li
            key={one.id}
            className={css({
              paddingBlock: '4',
              borderTopWidth: '2px',
              borderTopStyle: 'solid',
              borderTopColor: 'lineSoft',
            })}
          >
            <UpdateItem of={one} />
            <Link
              to="/vision/$commitment"
              params={{ commitment: one.commitment.slug }}
              className={css({ display: 'inline-block', paddingBlock: '2', fontWeight: 'bold' })}
            >
              <SaidText of={one.commitment.body.title} />
            </Link>
          </li>
        ))}
      </ol>
      {found.length > shown.length ? (
        <Button variant="ghost" onClick={() => setPages(pages + 1)}>
          {m.plan_more()}
        </Button>
      ) : null}
    </>
  );
}
