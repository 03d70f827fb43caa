import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** When a provider is closed; an unknown end is null. Milliseconds since 1970. */
export interface MaintenanceInterval {
  readonly startAt: number | null;
  readonly endAt: number | null;
}

/** Providers that are closed for maintenance. */
export interface Maintenance {
  /** The interval in which `gpId` is closed now; undefined when it is open. */
  of(gpId: string): MaintenanceInterval | undefined;
  set(gpId: string, interval: MaintenanceInterval): void;
  clear(gpId: string): void;
  clearAll(): void;
}

const row = z.object({ startAt: z.nullable(z.number()), endAt: z.nullable(z.number()) });

/** Makes the register; an interval that has not begun or is over does not close its provider. */
export function createMaintenance(db: Database, clock: Clock): Maintenance {
  return {
    of: (gpId) => {
      const now = clock.now();
      return db.get(
        row,
        `SELECT start_at AS startAt, end_at AS endAt FROM maintenance
         WHERE gp_id = ? AND coalesce(start_at, ?) <= ? AND coalesce(end_at, ?) > ?`,
        gpId,
        now,
        now,
        now + 1,
        now,
      );
    },
    set: (gpId, { startAt, endAt }) => {
      db.run('INSERT OR REPLACE INTO maintenance (gp_id, start_at, end_at) VALUES (?, ?, ?)', gpId, startAt, endAt);
    },
    clear: (gpId) => {
      db.run('DELETE FROM maintenance WHERE gp_id = ?', gpId);
    },
    clearAll: () => {
      db.run('DELETE FROM maintenance');
    },
  };
}
