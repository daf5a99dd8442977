/** Who tells that something changed: a hosted project's Realtime. Fetched only where there is one (features/townhall/data/useHall.ts). */
import { realtimeNews } from '../adapters/supabase/realtime.ts';
import type { News } from '../core/news/news.ts';
import { backendEnv } from './env.ts';

export const news = (): News => realtimeNews(backendEnv());
