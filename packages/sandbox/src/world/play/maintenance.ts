import * as z from 'zod/mini';
import type { Situations } from '../../scenarios/situations.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

const row = z.object({ startAt: z.nullable(z.number()), endAt: z.nullable(z.number()) });

/** Closing time of a provider; an unknown end is null. Milliseconds since 1970. */
export type MaintenanceInterval = Readonly<z.output<typeof row>>;

/** Providers that are closed for maintenance. */
export interface Maintenance {
  /** The interval in which `gpId` is closed now; undefined when it is open. */
  of(gpId: string): MaintenanceInterval | undefined;
  /** The ordered interval for `gpId`, also if it has not begun or is over. */
  ordered(gpId: string): MaintenanceInterval | undefined;
  set(gpId: string, interval: MaintenanceInterval): void;
  clear(gpId: string): void;
  clearAll(): void;
}

/**
 * Creates the registry; an interval that has not begun or is over does not close its provider. Scenarios can close providers
 * as well.
 */
export function createMaintenance(db: Database, clock: Clock, situations: Situations): Maintenance {
  const staged = (gpId: string, now: number): MaintenanceInterval | undefined => {
    const found = situations
      .current()
      .flatMap(({ maintenance = [] }) => maintenance)
      .find((effect) => effect.gpId === '*' || effect.gpId === gpId);
    return (
      found && {
        startAt: found.beganBeforeMs === null ? null : now - found.beganBeforeMs,
        endAt: found.endsAfterMs === null ? null : now + found.endsAfterMs,
      }
    );
  };
  return {
    of: (gpId) => {
      const now = clock.now();
      const ordered = db.get(
        row,
        `SELECT start_at, end_at FROM maintenance
         WHERE gp_id = ? AND coalesce(start_at, ?) <= ? AND coalesce(end_at, ?) > ?`,
        gpId,
        now,
        now,
        now + 1,
        now,
      );
      return ordered ?? staged(gpId, now);
    },
    ordered: (gpId) => db.get(row, 'SELECT start_at, end_at FROM maintenance WHERE gp_id = ?', gpId),
    set: (gpId, { startAt, endAt }) => {
      db.insert('maintenance', { gpId, startAt, endAt }, 'replace');
    },
    clear: (gpId) => {
      db.run('DELETE FROM maintenance WHERE gp_id = ?', gpId);
    },
    clearAll: () => {
      db.run('DELETE FROM maintenance');
    },
  };
}
