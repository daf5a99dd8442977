/** One document: its name leads to it; its day, its maker and its hash stand beneath. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { CreditedPicture } from '../../../ui/CreditedPicture.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { DocumentBody } from '../model/documentContent.ts';
import type { OtherEnd } from '../../../hooks/contentLinks.ts';
import type { LiveRow } from '../model/live.ts';
import { LedTo } from '../parts/LedTo.tsx';
import { Said } from '../../../ui/Said.tsx';
import { facts, hash, line, link, quiet, title } from '../parts/styles.ts';
import { dayWords } from '../parts/written.ts';
import { sizeWords, typeWords } from './words.ts';

export interface DocumentLineProps {
  readonly row: LiveRow<DocumentBody>;
  readonly ends: readonly OtherEnd[];
}

const beside = css({ display: 'flex', gap: '4', alignItems: 'flex-start' });
const words = css({ display: 'grid', gap: '2', flexGrow: '1', minWidth: '0' });
const cover = css({ flex: 'none', width: '6rem' });

export function DocumentLine({ row: { slug, body }, ends }: DocumentLineProps) {
  const outside = body.file.startsWith('https:');
  return (
    <li className={line} id={`document-${slug}`}>
      <div className={beside}>
        <div className={words}>
          <h2 className={title}>
            <a className={link} href={body.file} {...(outside && { target: '_blank', rel: 'noopener' })}>
              <Said of={body.title} />
            </a>
          </h2>
          <p className={facts}>
            <Tag>{typeWords[body.type]()}</Tag>
            <time dateTime={body.published_on}>{dayWords(body.published_on)}</time>
            <Said of={body.source} />
            {body.bytes === undefined ? null : <span>{sizeWords(body.bytes)}</span>}
          </p>
          {body.text ? (
            <p>
              <Said of={body.text} />
            </p>
          ) : null}
          <LedTo ends={ends} />
          <p className={quiet}>
            {m.transparency_hash()} <code className={hash}>{body.sha256}</code>
          </p>
        </div>
        {body.picture ? <CreditedPicture value={body.picture} sizes="6rem" className={cover} /> : null}
      </div>
    </li>
  );
}
