import { KEY_LENGTH } from '@housefront/contract/endpoint';
import type { Answer, MemberContext } from './defineHandler.ts';

/**
 * Executes a call that moves money once per idempotency key: a repeated call gets the same answer and moves nothing; another
 * call or request with the same key is refused with 409. Work and answer are one transaction.
 * @param work executes the call; not called for a known key
 */
export function answerOnce(context: MemberContext<object>, work: () => Answer): Answer {
  const { callName: call, idempotencyKey: key, refuse, request, signed, world } = context;
  if (key === '' || key.length > KEY_LENGTH) return refuse('400', 'badRequest');
  return world.db.transaction(() => {
    const known = world.answers.find(signed.memberId, key, { call, request });
    if (known.kind === 'other') return refuse('409', 'keyUsed');
    // The stored answer of a call has the type of its answers.
    if (known.kind === 'known') return known.answer as Answer;
    const answer = work();
    world.answers.remember(signed.memberId, key, { call, request }, answer);
    return answer;
  });
}
