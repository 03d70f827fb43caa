import { TRACKED_ERRORS_MAX, type RegisterField, type TrackedError } from '@housefront/contract/rules';
import type { ClockPort } from '../../adapters/ports.ts';

/** The errors that a visitor saw since the form opened, to be sent along with the registration (REG-22, REG-23x). */
export interface ErrorTrack {
  /** Notes an error by its names, never by what was typed; of more than 50 the last ones stay. */
  readonly add: (field: RegisterField | '', key: string, code?: string) => void;
  readonly list: () => readonly TrackedError[];
  /** The form was reset. */
  readonly clear: () => void;
}

/** Creates an empty track. */
export const createErrorTrack = (clock: Pick<ClockPort, 'now'>): ErrorTrack => {
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
