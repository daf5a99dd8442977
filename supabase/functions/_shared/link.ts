/**
 * A link of a mail on a hosted project: an Edge Function, for browsers and mail services that carry no key (see ../../config.toml).
 * The embedded backend answers the same addresses with the same core.
 */
import type { LinkName } from '../../../src/features/consent/model/link.ts';
import { answerLink } from '../../../src/features/consent/model/linkAnswer.ts';

/** What we use of Deno; both names are set by the platform. */
declare const Deno: {
  readonly env: { get(name: 'SUPABASE_URL' | 'SUPABASE_ANON_KEY'): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

export function serveLink(name: LinkName): void {
  const url = Deno.env.get('SUPABASE_URL') ?? '';
  const apikey = Deno.env.get('SUPABASE_ANON_KEY') ?? '';
  Deno.serve(async ({ method, headers, url: asked }) => {
    const { search } = new URL(asked);
    const answer = await answerLink(method, `/functions/v1/${name}${search}`, (path, body) =>
      fetch(url + path, {
        method: 'POST',
        // Whoever presses is counted, and not this function.
        headers: {
          apikey,
          'content-type': 'application/json',
          'x-forwarded-for': headers.get('x-forwarded-for') ?? '',
        },
        body,
      }),
    );
    return answer ?? new Response(null, { status: 404 });
  });
}
