/** The real pages of what is being written, by kind: here the studio and the subjects' own screens meet. They come with the first look. */
import type { PreviewOf } from '../../features/content/parts/preview.ts';

export const contentPreview: PreviewOf = async (kind) => {
  const { previewPages } = await import('./previewPages.tsx');
  return previewPages.get(kind) ?? null;
};
