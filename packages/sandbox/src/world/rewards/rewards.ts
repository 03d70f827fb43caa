import type { SeedData } from '../../seed/types.ts';
import type { Currencies } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Catalogue } from '../play/catalogue.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { createEnvelopes } from './envelopes.ts';
import { createJackpot } from './jackpot.ts';
import { createPots } from './pots.ts';
import { createWheel } from './wheel.ts';
import { createWins } from './wins.ts';

/** Dependencies of {@link createRewards}. */
interface RewardsParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly currencies: Currencies;
  readonly ledger: Ledger;
  readonly catalogue: Catalogue;
  readonly seed: Pick<SeedData, 'jackpotStartMinor'>;
  readonly random: () => number;
}

/** Red envelopes, the wheel, jackpots and reported wins. */
export function createRewards({ db, clock, currencies, ledger, catalogue, seed, random }: RewardsParts) {
  const wins = createWins(db, clock, catalogue);
  return {
    envelopes: createEnvelopes(db, clock, ledger, random),
    wheel: createWheel(db, clock, ledger, random),
    jackpot: createJackpot(db, clock, seed.jackpotStartMinor),
    wins,
    /** Jackpots that are fed by stakes, beside the one total that grows with time. */
    pots: createPots({ db, clock, currencies, ledger, wins }),
  };
}
