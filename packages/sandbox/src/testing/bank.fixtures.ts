import { minor } from '@housefront/contract/money';
import type { SeedMember } from '../seed/types.ts';
import { createSituations } from '../scenarios/situations.ts';
import { createManualClock } from '../world/storage/clock.ts';
import { openDatabase } from '../world/storage/database.ts';
import { createAges } from '../world/protection/ages.ts';
import { createBankAccounts } from '../world/cashier/bank-accounts.ts';
import { createCurrencies } from '../world/ledger/currencies.ts';
import { createCashier } from '../world/cashier/cashier.ts';
import { createEnvelopes } from '../world/rewards/envelopes.ts';
import { createJackpot } from '../world/rewards/jackpot.ts';
import { createLedger } from '../world/ledger/ledger.ts';
import { createMaintenance } from '../world/play/maintenance.ts';
import { createMembers, type Member } from '../world/members/members.ts';
import { createPlayProtection } from '../world/play/play-protection.ts';
import { createPlayerProtection } from '../world/protection/protection.ts';
import { createProviderWallet } from '../world/play/provider-wallet.ts';
import { createTurnover } from '../world/ledger/turnover.ts';
import { createRuns, type RunRequest } from '../world/play/runs.ts';
import { TEST_PASSWORD_COST } from './client.fixtures.ts';

/** A member with 1,000.00 in the main purse. */
export const annSeed: SeedMember = {
  account: 'ann001',
  password: 'Secret1',
  name: 'Ann',
  currency: 'USD',
  mainMinor: minor(100_000n),
  state: 'active',
};

/** A wish to play game `G` of a provider. */
export function gameAt(gpId: string): RunRequest {
  return {
    gpId,
    hallId: '2',
    gameCode: 'G',
    gameName: 'Game',
    locale: 'en_US',
    lobbyUrl: 'http://site.test/close',
    currency: 'USD',
  };
}

/** The money part of a world with one member, on a clock that tests move. */
export async function createBank(seed: SeedMember = annSeed) {
  const clock = createManualClock();
  const db = openDatabase(':memory:');
  const ledger = createLedger(db, clock);
  const members = createMembers(db, clock, ledger, TEST_PASSWORD_COST);
  const situations = createSituations();
  const maintenance = createMaintenance(db, clock, situations);
  const runs = createRuns(db, clock, ledger, maintenance);
  const jackpot = createJackpot(db, clock, minor(1_000_000n));
  const turnover = createTurnover(db);
  const ages = createAges(db);
  const wallet = createProviderWallet({
    db,
    clock,
    currencies: createCurrencies([]),
    ledger,
    members,
    runs,
    jackpot,
    pots: { feed: () => undefined },
    wins: { settled: () => undefined },
    turnover,
    realityChecks: { refusesStake: () => false },
    playProtection: createPlayProtection({
      ages,
      clock,
      members,
      runs,
      protection: createPlayerProtection(db, clock, ages),
    }),
  });
  const bankAccounts = createBankAccounts(db, clock, members);
  const cashier = createCashier({
    db,
    clock,
    currencies: createCurrencies([]),
    ledger,
    members,
    bankAccounts,
    turnover,
    situations,
  });
  const envelopes = createEnvelopes(db, clock, ledger, () => 0.5);
  await members.ensure([seed]);
  const member = members.byAccount(seed.account);
  if (!member) throw new Error('the seeded member is missing');
  return {
    clock,
    db,
    ledger,
    members,
    situations,
    maintenance,
    runs,
    jackpot,
    turnover,
    wallet,
    bankAccounts,
    cashier,
    envelopes,
    member: member satisfies Member,
  };
}
