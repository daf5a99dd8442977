/** A picture where most pages have none: what draws it comes only where there is one. A printed one stands there already. */
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { CreditedPictureProps } from './CreditedPicture.tsx';

let Drawn: ComponentType<CreditedPictureProps> = lazy(async () => ({
  default: (await import('./CreditedPicture.tsx')).CreditedPicture,
}));

/** For what draws once and at once, and has it: a look at what somebody is writing. */
export function drawPicturesBy(part: ComponentType<CreditedPictureProps>): void {
  Drawn = part;
}

interface LatePictureProps extends CreditedPictureProps {
  /** Shown until then. */
  readonly instead?: ReactNode;
}

export const LatePicture = ({ instead, ...picture }: LatePictureProps) => (
  <Suspense fallback={instead}>
    <Drawn {...picture} />
  </Suspense>
);
