/** /factors: enrolling, asking, answering and removing a second factor. */
import { authRefusal } from '../../refusal.ts';
import type { AuthParts, AuthRequest } from '../parts.ts';
import { whoAsks } from '../who.ts';
import { challenge } from './challenge.ts';
import { enroll } from './enroll.ts';
import { unenroll } from './unenroll.ts';
import { verifyFactor } from './verify.ts';

/** `name` is the path below /auth/v1. Throws a Refusal for what goes no further. */
export function answerFactors(parts: AuthParts, request: AuthRequest, name: string): Promise<Response> {
  return parts.lanes.run('auth', async () => {
    const me = await whoAsks(request);
    if ('refused' in me) return me.refused;
    const [, id = '', what = ''] = name.split('/');
    switch (`${request.method} ${what}`) {
      case 'POST ':
        if (id === '') return enroll(parts, request, me);
        break;
      case 'DELETE ':
        if (id !== '') return unenroll(parts, request, me, id);
        break;
      case 'POST challenge':
        return challenge(parts, request, me, id);
      case 'POST verify':
        return verifyFactor(parts, request, me, id);
    }
    throw authRefusal(404, 'not_found', 'This server does not offer that');
  });
}
