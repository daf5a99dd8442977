/**
 * The public calendar on a hosted project: an Edge Function, for programs that carry no key (see ../../config.toml).
 * The embedded backend answers the same address with the same core: ../../local/feed.ts.
 */
import { campaign } from '../../../src/campaign.ts';
import { words } from '../../../src/campaign/en.ts';
import { answerFeed } from '../../../src/features/events/model/feed.ts';

/** What we use of Deno; both names are set by the platform. */
declare const Deno: {
  readonly env: { get(name: 'SUPABASE_URL' | 'SUPABASE_ANON_KEY'): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

const url = Deno.env.get('SUPABASE_URL') ?? '';
const headers = { apikey: Deno.env.get('SUPABASE_ANON_KEY') ?? '' };

Deno.serve(({ method }) =>
  answerFeed(method, (query) => fetch(`${url}${query}`, { headers }), { ...campaign, ...words.head }, Date.now()),
);
