/** Where a picture is that something live shows. */
import { PICTURE_PATH } from '../core/picture/value.ts';

/** '' where the backend is the page's own origin. */
const BACKEND: string = import.meta.env.VITE_SUPABASE_URL ?? '';

export const pictureUrl = (file: string): string => `${BACKEND.replace(/\/+$/, '')}${PICTURE_PATH}${file}`;
