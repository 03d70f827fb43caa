import * as fc from 'fast-check';
import { FACETS, type FacetId } from '../../pages/facet-names.ts';
import type { FacetGame, FacetRules } from './facet-values.ts';
import type { FacetChoice } from './index-facets.ts';

/** A game of which nothing is known. @internal */
export const unknownGame: FacetGame = {
  providerId: '',
  hallId: null,
  labelIds: [],
  features: [],
  theme: null,
  volatility: null,
  rtp: null,
  lowestStake: null,
  lines: null,
  jackpotId: null,
  releasedAt: null,
  popularity: null,
};

/** The rules of a lobby. @internal */
export const rules: FacetRules = {
  today: '2026-12-01',
  ranges: { rtp: [94, 96.5], lines: [10, 243], stake: [20n, 100n] },
};

const few = (...values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

/** Any game. @internal */
export const anyGame: fc.Arbitrary<FacetGame> = fc.record({
  providerId: fc.constantFrom('', 'GPA', 'GPB', 'GPC'),
  hallId: maybe(fc.integer({ min: 2, max: 9 })),
  labelIds: few('l1', 'l2', 'l3'),
  features: few('buy', 'megaways', 'spins', 'wild'),
  theme: maybe(fc.constantFrom('asia', 'fruit')),
  volatility: maybe(fc.integer({ min: 1, max: 5 })),
  rtp: maybe(fc.constantFrom('88.2', '93.99', '94', '96.04', '96.5', '99')),
  lowestStake: maybe(fc.constantFrom(1n, 20n, 21n, 100n, 5000n)),
  lines: maybe(fc.constantFrom(1, 9, 10, 25, 243, 117_649)),
  jackpotId: maybe(fc.constantFrom('grand', 'mini')),
  releasedAt: maybe(
    fc.constantFrom('2019-01-01', '2026-09-02', '2026-09-03', '2026-11-01', '2026-11-02', '2026-12-24'),
  ),
  popularity: maybe(fc.nat(5)),
});

const VALUES: Readonly<Record<FacetId, readonly string[]>> = {
  feature: ['buy', 'megaways', 'spins', 'wild', 'none'],
  hall: ['2', '3', '9'],
  jackpot: ['grand', 'mini'],
  label: ['l1', 'l2', 'l3'],
  lines: ['-10', '10-243', '243-'],
  new: ['30', '90'],
  provider: ['GPA', 'GPB', 'GPX'],
  rtp: ['-94', '94-96.5', '96.5-'],
  stake: ['20', '100'],
  theme: ['asia', 'fruit'],
  volatility: ['1', '4', '5'],
};

/** Any choice of an address: sorted, at most twelve values. @internal */
export const anyChoice: fc.Arbitrary<FacetChoice> = fc
  .uniqueArray(fc.constantFrom(...FACETS), { maxLength: 4 })
  .chain((facets) =>
    fc.record(
      Object.fromEntries(
        facets.map((facet) => [
          facet,
          fc
            .subarray([...VALUES[facet]].sort(), { minLength: 1, maxLength: Math.min(3, VALUES[facet].length) })
            .map((values) => values.sort()),
        ]),
      ),
    ),
  );
