/**
 * The link that confirms an address on a hosted project: an Edge Function, for browsers and mail services that carry no key (see
 * ../../config.toml). The embedded backend answers the same address with the same core.
 */
import { answerLink } from '../../../src/features/consent/model/linkAnswer.ts';

/** What we use of Deno; both names are set by the platform. */
declare const Deno: {
  readonly env: { get(name: 'SUPABASE_URL' | 'SUPABASE_ANON_KEY'): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

const url = Deno.env.get('SUPABASE_URL') ?? '';
const apikey = Deno.env.get('SUPABASE_ANON_KEY') ?? '';

Deno.serve(async (request) => {
  const { method, headers } = request;
  const { search } = new URL(request.url);
  const answer = await answerLink(method, `/functions/v1/confirm${search}`, (path, body) =>
    fetch(url + path, {
      method: 'POST',
      // Whoever presses is counted, and not this function.
      headers: { apikey, 'content-type': 'application/json', 'x-forwarded-for': headers.get('x-forwarded-for') ?? '' },
      body,
    }),
  );
  return answer ?? new Response(null, { status: 404 });
});
