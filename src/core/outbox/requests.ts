/** The requests of one flush: as whom they leave, and what their answers say about the network, the server and the sender. */
import type { Answer, Closed, Marked, Tally } from './inFlight.ts';
import { noAnswer } from './noAnswer.ts';
import type { OutboxParts } from './parts.ts';
import type { InsertRequest, TransportResult } from './ports.ts';
import { classify } from './verdict.ts';
import type { Outcome } from './verdict.ts';

export interface Requests {
  /** One request for all of them; null when it must not leave. */
  one(marked: Marked): Promise<Answer | null>;
  /** The same rows, each by itself on the server: an answer a row, or the one to the request. Null as `one`. */
  each(marked: Marked): Promise<Answer | readonly Answer[] | null>;
  /** Whether the server is from before it judged row by row. */
  unableEach(): boolean;
  /** Nothing got through. Once may be the fault of what was sent, twice in a row is the network or the server. */
  setback(): void;
  /** Why the server hears no more of this sender in this flush; null while it does. */
  closedTo(userId: string | null): Closed | null;
  /** A sender was asked for patience. */
  patience(): boolean;
  /** Ids of items that got no answer which decides them. */
  readonly unanswered: string[];
}

/** Outcomes that do not prove a network. */
const SAYS_NOTHING: ReadonlySet<Outcome> = new Set<Outcome>(['fault', 'own-fault', 'sign-in']);
/** Setbacks in a row after which the flush gives up. */
const SETBACK_LIMIT = 2;

export function createRequests(
  { transport, identity, clock, onFault, onUnauthorized }: OutboxParts,
  tally: Tally,
  lost: AbortSignal,
  count: (rule: string) => void,
): Requests {
  const closed = new Map<string | null, Closed>();
  const unanswered: string[] = [];
  let setbacksInRow = 0;
  let unableEach = false;

  async function tokenFor(userId: string | null): Promise<string | null | undefined> {
    if (userId === null) return null;
    const who = await identity.current().catch(() => null);
    // Read again right before it leaves: the person may have changed since the batch was made. undefined = must not leave.
    const fits = who?.userId === userId && who.accessToken !== null && who.expiresAt > clock.now();
    return fits ? who.accessToken : undefined;
  }

  /** Nothing got through. Once may be the fault of what was sent, twice in a row is the network or the server. */
  function setback(): void {
    if (++setbacksInRow >= SETBACK_LIMIT) tally.stopped = true;
  }

  function noteAnswer(marked: Marked, answer: Answer): void {
    const { outcome } = answer.verdict;
    noteVerdict(marked, answer);
    if (outcome === 'later') setback();
    else if (!SAYS_NOTHING.has(outcome)) setbacksInRow = 0;
  }

  /** Answers to one request that was judged row by row: a server that answers so is there, whatever it says of a row. */
  function noteEach(marked: Marked, answers: readonly Answer[]): void {
    for (const [i, answer] of answers.entries()) noteVerdict(marked.slice(i, i + 1), answer);
    if (answers.every(({ verdict }) => verdict.outcome === 'later')) setback();
    else setbacksInRow = 0;
  }

  function noteVerdict(marked: Marked, { verdict }: Answer): void {
    count(verdict.rule);
    if (verdict.outcome === 'later') unanswered.push(...ids(marked));
    if (verdict.landed === 'unknown') for (const t of marked) t.mayHaveLanded = true;
    if (verdict.pause === 'everyone') tally.stopped = true;
    const sender = marked[0]?.item.userId ?? null;
    if (verdict.outcome === 'sign-in' && verdict.spread === 'all')
      closed.set(sender, { why: 'sign-in', error: verdict.error });
    if (verdict.pause === 'sender') closed.set(sender, { why: 'patience' });
  }

  function noteToken({ token }: InsertRequest, { result, verdict }: Answer): void {
    if (token !== null && result.status === 401 && verdict.spread === 'all') onUnauthorized?.(token);
  }

  /** What is to be sent, and as whom; null when it must not leave. */
  async function requestFor(marked: Marked): Promise<InsertRequest | null> {
    const [first] = marked;
    if (!first || lost.aborted || closed.get(first.item.userId)?.why === 'patience') return null;
    const token = await tokenFor(first.item.userId);
    if (token === undefined) return null;
    return { table: first.table, rows: marked.map((t) => t.row), token, signal: lost };
  }

  async function request(marked: Marked): Promise<Answer | null> {
    const what = await requestFor(marked);
    if (what === null) return null;
    tally.requests++;
    const answer = judged(await transport.insert(what).catch(broken));
    noteAnswer(marked, answer);
    noteToken(what, answer);
    return answer;
  }

  /** The same rows, each by itself on the server, in one request. */
  async function requestEach(marked: Marked): Promise<Answer | readonly Answer[] | null> {
    const what = await requestFor(marked);
    if (what === null) return null;
    tally.requests++;
    const results = await transport.insertEach(what).catch(broken);
    if (!isEach(results)) {
      const answer = judged(results);
      unableEach ||= answer.verdict.outcome === 'update';
      noteAnswer(marked, answer);
      noteToken(what, answer);
      return answer;
    }
    const answers = results.map(judged);
    noteEach(marked, answers);
    const unknown = answers.find(({ result }) => result.status === 401);
    if (unknown) noteToken(what, unknown);
    return answers;
  }

  function broken(cause: unknown): TransportResult {
    onFault?.(cause);
    return { ...noAnswer(null), ownFault: cause instanceof Error ? cause.name : 'unknown' };
  }

  return {
    one: request,
    each: requestEach,
    unableEach: () => unableEach,
    setback,
    closedTo: (userId) => closed.get(userId) ?? null,
    patience: () => [...closed.values()].some(({ why }) => why === 'patience'),
    unanswered,
  };
}

const judged = (result: TransportResult): Answer => ({ result, verdict: classify(result) });

const isEach = (results: TransportResult | readonly TransportResult[]): results is readonly TransportResult[] =>
  Array.isArray(results);

function ids(marked: Marked): string[] {
  return marked.map((t) => t.item.id);
}
