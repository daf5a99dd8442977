/** The kinds there are, with how many of each, and how many wait for somebody. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { counted, digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { opener } from '../../../ui/staff/opener.ts';
import { contentKinds } from '../data/kinds.ts';
import { isPressing, type Line } from '../model/line.ts';
import { isSingle } from '../model/title.ts';
import { kindName } from '../parts/labels.ts';

interface KindPickerProps {
  readonly lines: readonly Line[];
  readonly now: number;
}

export function KindPicker({ lines, now }: KindPickerProps) {
  return (
    <details className={css({ marginBottom: '5' })}>
      <summary className={opener}>{m.content_by_kind()}</summary>
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
          columnGap: '6',
        })}
      >
        {contentKinds
          .filter(({ kind }) => !isSingle(kind) || lines.some((line) => line.kind === kind))
          .map(({ kind }) => {
            const of = lines.filter((line) => line.kind === kind);
            const pressing = of.filter((line) => isPressing(line, now)).length;
            return (
              <li key={kind}>
                <Link
                  to="/content/$kind"
                  params={{ kind }}
                  className={css({
                    display: 'flex',
                    alignItems: 'center',
                    minHeight: 'touch',
                    gap: '2',
                    textDecoration: 'underline',
                  })}
                >
                  {kindName(kind)}
                </Link>
                <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
                  {digits(of.length)}
                  {pressing > 0 ? ` · ${m.content_pressing(counted(pressing))}` : ''}
                </p>
              </li>
            );
          })}
      </ul>
    </details>
  );
}
