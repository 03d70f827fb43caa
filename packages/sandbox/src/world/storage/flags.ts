import type { Situations } from '../../scenarios/situations.ts';
import type { Database } from './database.ts';

/** Switches of the whole platform: `closed` disables all play, `severalDevices` lets members stay signed in elsewhere. */
export type FlagName = 'closed' | 'severalDevices';

/** Stored switches; all are off until they are set. */
export interface Flags {
  get(name: FlagName): boolean;
  set(name: FlagName, on: boolean): void;
}

/** Creates the switches over the `flag` table; scenarios can turn some on as well. */
export function createFlags(db: Database, situations: Situations): Flags {
  return {
    get: (name) => db.has('flag', { name, value: 1 }) || situations.current().some((effects) => effects[name] === true),
    set: (name, on) => {
      db.insert('flag', { name, value: on }, 'replace');
    },
  };
}
