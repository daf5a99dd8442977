/** Fills a session with questions that were let stand: asked by visitors, approved by a member of staff. */
import type { TestServer } from '../../../e2e/support/testServer.ts';
import { tokenOf } from '../../../e2e/support/staff.ts';

const BATCH = 50;

export async function fillRoom(server: TestServer, session: string, questions: number): Promise<void> {
  const asked = Array.from({ length: questions }, (_, n) => ({
    id: crypto.randomUUID(),
    session_id: session,
    text: `Question ${n}: when will the ${n} houses at the mill be homes again, and who decides who moves in first?`,
    language: n % 3 === 0 ? 'es' : 'en',
    name: n % 2 === 0 ? 'A neighbor' : null,
    client_created_at: new Date(Date.now() - (questions - n) * 1000).toISOString(),
  }));
  const { access_token: token } = await tokenOf(server, 'content');
  for (let first = 0; first < asked.length; first += BATCH) {
    const some = asked.slice(first, first + BATCH);
    await ok(server.insertAsVisitor('qa_questions', some));
    const acts = some.map(({ id }) => ({
      id: crypto.randomUUID(),
      question_id: id,
      action: 'approve',
      client_created_at: new Date().toISOString(),
    }));
    await ok(
      fetch(`${server.url}/rest/v1/qa_acts`, {
        method: 'POST',
        headers: {
          apikey: process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          prefer: 'return=minimal',
        },
        body: JSON.stringify(acts),
      }),
    );
  }
}

async function ok(asked: Promise<Response>): Promise<void> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`The room stays empty: ${answer.status} ${await answer.text()}`);
}
