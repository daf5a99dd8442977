/** A kept answer with another text. */

export function newBody(answer: Response, text: string): Response {
  const headers = new Headers(answer.headers);
  // Of the file as it came over the network: what is answered here has another length and is packed in nothing.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(text, { headers });
}
