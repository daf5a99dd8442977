/** A picture that came with a report, in the list of them. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { SentPicture } from './SentPicture.tsx';

export interface ReportPictureProps {
  readonly id: string;
  readonly at: number;
  readonly small: boolean;
}

export function ReportPicture({ id, at, small }: ReportPictureProps) {
  return (
    <li className={small ? css({ width: '6rem' }) : css({ minWidth: '0', maxWidth: '20rem' })}>
      <SentPicture id={id} caption={m.places_picture_of({ at: String(at + 1) })} small={small} />
    </li>
  );
}
