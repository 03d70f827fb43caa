import type { Services } from './services.ts';
import type { SignedMember } from './defineHandler.ts';

/**
 * Ends all sessions of a member but the one that asks, after a change of the sign-in: no earlier session acts on or
 * settles in. Sign-ins that wait for a code or an answer are over too, a game that another session began is left, and connections
 * are closed: those that live on come back (SEC-10).
 */
export function endOtherSessions(
  { world, announcer }: Pick<Services, 'world' | 'announcer'>,
  { member: { id }, sessionId }: SignedMember,
): void {
  world.db.transaction(() => {
    for (const device of world.sessions.devices(id)) if (device.id !== sessionId) world.sessions.end(device.id);
    world.identity.endSteps(id);
    world.runs.leaveOthers(id, sessionId);
  });
  announcer.dropMember(id);
}
