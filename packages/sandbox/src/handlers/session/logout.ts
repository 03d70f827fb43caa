import { logout } from '@housefront/contract/features/session';
import { defineMemberHandler } from '../defineHandler.ts';

/** Ends the session and, with it, a game that is still running and the member's connections. */
export const logoutHandler = defineMemberHandler(logout, ({ world, services, signed, ok }) => {
  world.db.transaction(() => {
    world.runs.leave(signed.memberId);
    world.sessions.end(signed.sessionId);
  });
  services.announcer.dropMember(signed.memberId);
  return ok();
});
