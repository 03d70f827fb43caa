import type { Protection } from '@housefront/contract/protection';
import { pauseAt, PAUSE_KINDS, takePause, type Duration, type Pause, type PauseKind } from '@housefront/contract/rules';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

/** Breaks and exclusions of members. */
export interface MemberPauses {
  /** The break or exclusion that holds now. */
  pause(memberId: number): Pause | undefined;
  /** Begins a break or an exclusion; returns its end. */
  take(memberId: number, profile: Protection, kind: PauseKind, duration: Duration): number | null;
  /** Ends the breaks and exclusions of a member, or those of one kind. */
  endPauses(memberId: number, kind?: PauseKind): void;
}

const pauseRow = z.object({ kind: z.enum(PAUSE_KINDS), beginsAt: z.number(), endsAt: z.nullable(z.number()) });

/** Creates the store of pauses. */
export function createMemberPauses(db: Database, clock: Clock): MemberPauses {
  const pause: MemberPauses['pause'] = (memberId) => {
    const rows = db.all(pauseRow, 'SELECT * FROM member_pause WHERE member_id = ? ORDER BY id', memberId);
    return pauseAt(
      rows.map(({ kind, beginsAt: from, endsAt: until }) => ({ kind, from, until })),
      clock.now(),
    );
  };
  return {
    pause,
    take: (memberId, { zone }, kind, duration) => {
      const taken = takePause([], kind, duration, { at: clock.now(), zone });
      for (const { from, until } of taken) db.insert('member_pause', { memberId, kind, beginsAt: from, endsAt: until });
      return pause(memberId)?.until ?? null;
    },
    endPauses: (memberId, kind) =>
      void db.run('DELETE FROM member_pause WHERE member_id = ? AND kind = coalesce(?, kind)', memberId, kind ?? null),
  };
}
