/** What the server wants a fresh proof for is asked for once, done then, and given up where the proof is not given. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../src/core/session/request.ts';
import { askProofsWith, withFreshProof } from '../../src/hooks/freshProof.ts';

const wanted = () => new RequestError('prove', 'Confirm first that it is you.', 'PT428');
let away: () => void = () => undefined;
afterEach(() => away());

function begins(...answers: readonly (Error | string)[]) {
  const rest = [...answers];
  return vi.fn(async () => {
    const next = rest.shift();
    if (next instanceof Error) throw next;
    return next;
  });
}

describe('work that wants a fresh proof', () => {
  it('is done again after the proof', async () => {
    const work = begins(wanted(), 'done');
    away = askProofsWith(async () => true);
    await expect(withFreshProof(work)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('stays undone without the proof, and says why', async () => {
    const work = begins(wanted(), 'done');
    away = askProofsWith(async () => false);
    await expect(withFreshProof(work)).rejects.toMatchObject({ kind: 'prove' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('asks once: a server that still wants a proof is answered with the reason', async () => {
    const asked = vi.fn(async () => true);
    away = askProofsWith(asked);
    await expect(withFreshProof(begins(wanted(), wanted(), 'done'))).rejects.toMatchObject({ kind: 'prove' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('asks nobody for other refusals', async () => {
    const asked = vi.fn(async () => true);
    away = askProofsWith(asked);
    await expect(withFreshProof(begins(new RequestError('forbidden', 'No.', '42501'), 'done'))).rejects.toMatchObject({
      kind: 'forbidden',
    });
    expect(asked).not.toHaveBeenCalled();
  });
});
