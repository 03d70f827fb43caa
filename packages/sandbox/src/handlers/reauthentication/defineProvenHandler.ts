import { REAUTHENTICATE } from '@housefront/contract/features/reauthentication';
import type { AnyCall } from '@housefront/contract/endpoint';
import type * as z from 'zod/mini';
import { defineMemberHandler, type Answer, type Handler, type MemberContext } from '../../answers/defineHandler.ts';

/**
 * As {@link defineMemberHandler}, for a call that changes how the member signs in: refused with 109 unless the member has
 * recently proven on this device who they are. A stolen session is not enough.
 */
export function defineProvenHandler<C extends AnyCall>(
  call: C,
  answer: (context: MemberContext<z.output<C['request']>>) => Answer | Promise<Answer>,
): Handler {
  return defineMemberHandler(call, (context) => {
    const { world, signed, refuse } = context;
    return world.sessions.isProven(signed.sessionId) ? answer(context) : refuse(REAUTHENTICATE, 'reauthenticate');
  });
}
