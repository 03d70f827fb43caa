import type { Services } from './services.ts';

/** Ends all sessions of a member. The money of a running game comes back, and connections are closed. */
export function endSessions({ world, announcer }: Pick<Services, 'world' | 'announcer'>, memberId: number): void {
  world.runs.leave(memberId);
  world.sessions.expireAll(memberId);
  announcer.dropMember(memberId);
}
