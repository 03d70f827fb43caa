/** The key of the site's config for facets, orders and shelves of games. */
import * as z from 'zod/mini';
import { FACETS } from '../../pages/facet-names.ts';
import { acrossKeys, key, matching, onOff, words } from './site-config.values.ts';

const rising = (values: readonly (number | bigint)[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? value));

const isRising = { error: 'must rise, without a value twice' };
const MOST = { error: 'has at most 8 limits' };

const limits = (least: z.ZodMiniNumber) => z.array(least).check(z.maxLength(8, MOST), z.refine(rising, isRising));

const stakes = z.array(matching(/^[1-9]\d{0,17}$/, 'must be whole minor units as a text')).check(
  z.maxLength(8, MOST),
  z.refine((texts: readonly string[]) => rising(texts.filter((text) => /^\d+$/.test(text)).map(BigInt)), isRising),
);

/** Keys of the site's config, spread into its schema. */
export const lobbyKeys = {
  /**
   * Lists of games are narrowed by what the games are, and home and halls show the shelves of the platform. Needs the proposed
   * fields of games; names of features and themes come from the proposed call `lobbyFacets`. Without this key nothing of it is
   * loaded or asked for (LOB-02).
   */
  lobby: key(
    z.optional(
      z.strictObject({
        /** Facets in the order in which they are offered. One that no game has is left out. */
        facets: key(
          z._default(
            z.array(z.enum(FACETS)).check(
              z.refine((names: readonly string[]) => new Set(names).size === names.length, {
                error: 'must name each facet once',
              }),
            ),
            ['provider', 'feature', 'volatility', 'rtp', 'theme', 'stake', 'lines', 'jackpot', 'new', 'label'],
          ),
          `list any of ${words(FACETS)}`,
          ['provider', 'feature', 'volatility'],
        ),
        /** Limits between the values of facets that are numbers. */
        ranges: key(
          z._default(
            z.strictObject({
              /** Return to player in percent: 94 and 96 make three values. */
              rtp: key(
                z._default(limits(z.number().check(z.gt(0), z.lt(100))), [94, 96, 97]),
                'list rising percentages',
                [94, 96],
              ),
              /** Lines or ways to win. */
              lines: key(
                z._default(limits(z.int().check(z.gt(1))), [10, 25, 50, 243]),
                'list rising whole numbers',
                [20, 50],
              ),
              /** Lowest stakes up to which games are found, in minor units by currency. A currency without any has no such facet. */
              stake: key(
                z._default(z.record(z.string(), stakes), {}),
                'map currencies to rising minor units as texts',
                { USD: ['20', '100'] },
              ),
            }),
            { rtp: [94, 96, 97], lines: [10, 25, 50, 243], stake: {} },
          ),
          'give any of rtp, lines and stake',
          { rtp: [94, 96] },
        ),
        /**
         * Who counts and filters: the browser what it has loaded, or the platform by `lobbyGames`. `auto`: the browser up to 2,000
         * games.
         */
        count: key(
          z._default(z.enum(['auto', 'platform', 'browser']), 'auto'),
          'use one of auto, platform, browser',
          'browser',
        ),
        /** Home and halls show the shelves that the platform lists by `lobbyShelves`. */
        shelves: onOff(false),
      }),
    ),
    'give any of facets, ranges, count and shelves; {} for all defaults',
    { facets: ['provider', 'feature'], shelves: true },
  ),
} as const;

interface StakeFacts {
  readonly currencies?: unknown;
  readonly lobby?: { readonly ranges?: { readonly stake?: unknown } | undefined } | undefined;
}

/** Refuses stakes in currencies that the site does not offer. */
export const stakesInOwnCurrencies = acrossKeys<StakeFacts>(({ currencies, lobby }, refuse) => {
  const stake = lobby?.ranges?.stake;
  if (!Array.isArray(currencies) || typeof stake !== 'object' || stake === null) return;
  for (const code of Object.keys(stake)) {
    if (currencies.includes(code)) continue;
    refuse(
      ['lobby', 'ranges', 'stake', code],
      `"${code}" is not among the currencies of this site: ${words(currencies)}`,
    );
  }
});
