/** A picture with whoever it is by beneath it. */
import { css, cx } from 'styled-system/css';
import { Picture, type PictureProps } from './Picture.tsx';

export interface CreditedPictureProps extends Omit<PictureProps, 'className' | 'first'> {
  /** Of the whole. */
  readonly className?: string;
  /** It fills what it stands in. */
  readonly fill?: boolean;
}

const whole = css({ borderRadius: 'sm' });
/** Stronger than the picture's own height. */
const filling = css({ '& > img': { position: 'absolute', inset: '0', height: 'full' } });

export function CreditedPicture({ className, fill = false, ...picture }: CreditedPictureProps) {
  const { credit } = picture.value;
  return (
    <span className={cx(fill && filling, className)}>
      <Picture {...picture} className={fill ? '' : whole} />
      {credit ? (
        <small
          className={
            fill
              ? css({
                  position: 'absolute',
                  top: '0',
                  right: '0',
                  paddingInline: '2',
                  backgroundColor: 'sheet',
                  color: 'ink',
                })
              : css({ display: 'block', marginTop: '1', textStyle: 'small' })
          }
        >
          {credit}
        </small>
      ) : null}
    </span>
  );
}
