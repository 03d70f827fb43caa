/** Keys of the site's config for wins and jackpots. */
import * as z from 'zod/mini';
import { key, matching } from './site-config.values.ts';

/** Keys of the site's config, spread into its schema. */
export const winKeys = {
  /**
   * Shows recent wins on home, as the platform reports them, for guests too. The platform needs the proposed call `/wins/recent`.
   * Without this key nothing of it is loaded (WIN-01).
   */
  wins: key(
    z.optional(
      z.strictObject({
        /** The smallest win that is shown, in minor units as a text, by currency; every win in a currency without one. */
        least: key(
          z.optional(
            z.record(
              z.string().check(z.regex(/^[A-Z\d]{2,10}$/)),
              matching(/^[1-9]\d{0,17}$/, 'must be whole minor units as a text'),
            ),
          ),
          'map currencies to minor units as texts',
          { USD: '10000' },
        ),
      }),
    ),
    "write {} or give least, or leave 'wins' out",
    { least: { USD: '10000' } },
  ),
  /**
   * Shows the jackpots of the platform on home, beside their total. The platform needs the proposed call `/jackpots`. Without this
   * key nothing of it is loaded (WIN-05).
   */
  jackpots: key(z.optional(z.boolean()), "write true, or leave 'jackpots' out", true),
} as const;
