import type { AnyCall } from '@housefront/contract/endpoint';
import type { ClockPort } from '../ports/ports.ts';

/** Time for which a call that the platform does not have is not sent again, in milliseconds (ENG-02). */
export const MISSING_MS = 10 * 60_000;

/** The calls of optional parts that the platform does not have. */
export interface MissingCalls {
  /** Whether the platform lacked the call lately: it is not to be sent. */
  readonly lacks: (call: AnyCall) => boolean;
  /** Notes the status of an answer; only one of a part of the site counts. */
  readonly note: (call: AnyCall, status: number) => void;
}

/** Remembers which calls of optional parts a platform has answered with 404. */
export function createMissingCalls(clock: Pick<ClockPort, 'now'>): MissingCalls {
  const until = new Map<string, number>();
  return {
    lacks: ({ name }) => (until.get(name) ?? 0) > clock.now(),
    note: ({ name, part }, status) => {
      if (part !== undefined && status === 404) until.set(name, clock.now() + MISSING_MS);
    },
  };
}
