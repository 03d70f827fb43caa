import { logout } from '@housefront/contract/features/session';
import { defineMemberHandler } from '../../answers/defineHandler.ts';

/** Ends the session, a running game and the member's connections. */
export const logoutHandler = defineMemberHandler(logout, ({ world, services, signed, ok }) => {
  world.db.transaction(() => {
    world.runs.leave(signed.memberId);
    world.sessions.end(signed.sessionId);
  });
  services.announcer.dropMember(signed.memberId);
  return ok();
});
