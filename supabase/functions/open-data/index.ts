/**
 * Everything that is public as JSON, and what changed as Atom and RSS, on a hosted project: an Edge Function, for programs that carry
 * no key (see ../../config.toml). The embedded backend answers the same addresses with the same core: ../../local/gateway.
 */
import { campaign } from '../../../src/campaign.ts';
import { words } from '../../../src/campaign/en.ts';
import { answerOpenData } from '../../../src/features/feeds/model/answer.ts';

/** What we use of Deno; both names are set by the platform. */
declare const Deno: {
  readonly env: { get(name: 'SUPABASE_URL' | 'SUPABASE_ANON_KEY'): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

const url = Deno.env.get('SUPABASE_URL') ?? '';
const headers = { apikey: Deno.env.get('SUPABASE_ANON_KEY') ?? '' };
const site = { siteUrl: campaign.siteUrl, author: words.head.name, apiUrl: url };

Deno.serve(({ method, url: asked, headers: given }) => {
  const [, name = ''] = /\/open-data\/(.*)$/.exec(new URL(asked).pathname) ?? [];
  const request = { method, name, known: given.get('if-none-match') };
  return answerOpenData(request, (query) => fetch(`${url}${query}`, { headers }), site, Date.now());
});
