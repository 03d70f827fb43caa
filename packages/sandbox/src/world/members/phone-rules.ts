import * as z from 'zod/mini';
import { tenDigitSites } from '../../seed/registration.ts';
import type { Database } from '../storage/database.ts';

/** Phone rules of the sites, as configured: the wire has no field for them (REG-49x). */
export interface PhoneRules {
  /** Whether a site, by its id, requires phones of exactly ten digits in every currency. */
  tenDigits(site: number): boolean;
  /** Sets the rule of a site, which overrides the seed; null restores the seed. */
  set(site: number, on: boolean | null): void;
  /** The rule set for a site; null if the seed applies. */
  ordered(site: number): boolean | null;
  /** Restores the seed for all sites. */
  clear(): void;
}

const PREFIX = 'phone-ten-digits.';

/** Creates the rules over the `flag` table. */
export function createPhoneRules(db: Database): PhoneRules {
  const ordered = (site: number): boolean | null => {
    const row = db.get(z.object({ value: z.number() }), 'SELECT value FROM flag WHERE name = ?', `${PREFIX}${site}`);
    return row === undefined ? null : row.value === 1;
  };
  return {
    ordered,
    tenDigits: (site) => ordered(site) ?? tenDigitSites.includes(site),
    set: (site, on) => {
      if (on === null) db.run('DELETE FROM flag WHERE name = ?', `${PREFIX}${site}`);
      else db.insert('flag', { name: `${PREFIX}${site}`, value: on }, 'replace');
    },
    clear: () => {
      db.run("DELETE FROM flag WHERE name LIKE ? || '%'", PREFIX);
    },
  };
}
