/** What stands about a submission, counted by the database and by a phone from the same facts, drawn at random with a fixed seed. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { parseLines } from '../../../src/features/inbox/data/reads.ts';
import { ACTIONS, OUTCOMES } from '../../../src/features/inbox/model/facts.ts';
import { fold, isBid, type OwnFact } from '../../../src/features/inbox/model/fold.ts';
import { townDay } from '../../../src/hooks/format.ts';
import { accountOf } from '../support/people.ts';
import { goodRow, type World } from '../support/world.ts';

const STAFF = ['organizer', 'deputy', 'manager'] as const;

export function inboxFoldStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);

  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'is the same to the database and to a phone (seed %i)',
    async (seed) => {
      let rolled = 0;
      const hash = (name: string) => createHash('md5').update(`${seed} ${name}`).digest();
      const roll = (below: number) => hash(`roll ${rolled++}`).readUInt32LE() % below;
      const uuid = (n: number) =>
        hash(`fact ${n}`)
          .toString('hex')
          .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      const form = { ...goodRow('signups'), id: uuid(1000) };
      await world().rest('POST', 'signups', null, form);
      const start = Date.now() - 20 * 86_400_000;

      const drawn = Array.from({ length: 14 }, (_, n): OwnFact => {
        const action = roll(2) === 0 ? 'claimed' : (ACTIONS[roll(ACTIONS.length)] ?? 'note');
        const by = accountOf(STAFF[roll(3)] ?? 'manager')?.id ?? null;
        const planned = action === 'snoozed' || (action === 'contacted' && roll(2) === 0);
        return {
          id: uuid(n),
          action,
          by,
          byName: null,
          assignee: action === 'assigned' ? (accountOf(STAFF[roll(3)] ?? 'manager')?.id ?? null) : null,
          assigneeName: null,
          nextOn: planned ? townDay(Date.now() + (roll(9) - 4) * 86_400_000) : null,
          outcome: action === 'contacted' ? (OUTCOMES[roll(6)] ?? null) : null,
          note: action === 'note' ? 'Noted.' : null,
          tag: action === 'tagged' || action === 'untagged' ? (['a', 'b'][roll(2)] ?? null) : null,
          // Two facts of one moment among them.
          at: start + roll(8) * 3_600_000,
          counts: true,
          // The head of now and then, or one that was never there.
          seen:
            action === 'claimed' || action === 'assigned'
              ? roll(3) === 0 || n === 0
                ? null
                : uuid(roll(n + 1))
              : null,
          delivery: 'saved',
        };
      });
      for (const fact of drawn) {
        await query(
          `insert into public.submission_actions (id, submission_kind, submission_id, action, assignee, next_on, outcome, note, tag, seen_action, user_id, client_created_at)
         values ($1, 'signup', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
          [
            fact.id,
            form.id,
            fact.action,
            fact.assignee,
            fact.nextOn,
            fact.outcome,
            fact.note,
            fact.tag,
            fact.seen,
            fact.by,
            new Date(fact.at).toISOString(),
          ],
        );
      }
      const [row] = await query(
        `select owner, head, contested, stage, next_on::text, nullif(due_on, 'infinity')::text as due_on, tags from public.inbox_items where id = $1`,
        [form.id],
      );
      const answers = ['todo', 'signed_up', 'waiting', 'done', 'spam'].map((in_view) =>
        world().rpc('manager', 'inbox', { in_view, most: 200 }),
      );
      const lines = (await Promise.all(answers)).flatMap(({ rows }) => parseLines(rows));
      const line = lines.find(({ id }) => id === form.id);
      if (!line || !row) throw new Error('No line.');
      const today = { today: townDay(Date.now()), dayOf: townDay };
      const told = fold(line, [], today);
      expect({
        owner: told.owner,
        head: told.head,
        contested: told.rivals.length > 0,
        stage: told.stage,
        next_on: told.nextOn,
        due_on: told.dueOn,
        tags: told.tags,
      }).toEqual(row);
      // The phone that saved all of them itself, in a dead spot, comes to the same.
      const alone = fold({ ...line, owner: null, ownerName: null, head: null, facts: [] }, drawn, today);
      for (const field of ['owner', 'head', 'stage', 'nextOn', 'dueOn', 'tags', 'state'] as const)
        expect([field, alone[field]]).toEqual([field, told[field]]);
      expect(alone.facts.filter((fact) => isBid(fact) && !fact.counts).map(({ id }) => id)).toEqual(
        told.facts.filter((fact) => isBid(fact) && !fact.counts).map(({ id }) => id),
      );
    },
  );
}
