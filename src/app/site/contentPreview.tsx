/** The real pages of what is being written, by kind: here the studio and the subjects' own screens meet. Each comes with its first preview. */
import type { PreviewOf } from '../../features/content/parts/preview.ts';

export const contentPreview: PreviewOf = () => null;
