import { TRACKED_ERRORS_MAX, type RegisterField, type TrackedError } from '@housefront/contract/rules';
import type { ClockPort } from '../../adapters/ports/ports.ts';

/** Errors that a visitor saw since the form opened; sent with the registration (REG-23x). */
export interface ErrorLog {
  /** Adds an error by field and key, never with typed values. Keeps the last 50. */
  readonly add: (field: RegisterField | '', key: string, code?: string) => void;
  readonly list: () => readonly TrackedError[];
  /** The form was reset. */
  readonly clear: () => void;
}

/** Creates an empty log. */
export const createErrorLog = (clock: Pick<ClockPort, 'now'>): ErrorLog => {
  let errors: readonly TrackedError[] = [];
  return {
    add: (field, key, code = '') => {
      const at = new Date(clock.now()).toISOString();
      errors = [...errors, { field, key, code, at }].slice(-TRACKED_ERRORS_MAX);
    },
    list: () => errors,
    clear: () => {
      errors = [];
    },
  };
};
