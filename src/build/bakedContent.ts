/** The rows that pages are printed with: the campaign's own (campaign/content), or with CONTENT_FROM=backend those that anybody may read there. */
import { contentApi } from '../../supabase/local/content/api.ts';
import { StartError } from '../../supabase/local/startError.ts';
import type { Answer } from './printPage.tsx';

export interface BakedContent {
  readonly answer: Answer;
  /** When the rows left the server, or the newest of the campaign's own was written, epoch ms. */
  readonly asOf: number;
}

/** @param env what the build was told, .env included. */
export async function bakedContent(env: NodeJS.ProcessEnv): Promise<BakedContent> {
  if (env['CONTENT_FROM'] === 'backend') return { answer: fromBackend(env), asOf: Date.now() };
  return { answer: async () => null, asOf: 0 };
}

/** A build that printed older rows because the backend was not to be had would take the newer ones off the page: it fails. */
function fromBackend(env: NodeJS.ProcessEnv): Answer {
  const api = contentApi(env);
  return async (path) => {
    const response = await api.fetch(path, { headers: { apikey: api.key, accept: 'application/json' } });
    if (!response.ok) throw new StartError(`CONTENT_FROM=backend, and ${api.url} answered ${response.status}.`);
    return response.json();
  };
}
