import { randomInt } from 'node:crypto';
import type { CurrencyRow } from '@housefront/contract/currency';
import type { ProfileName } from '@housefront/contract/protection';
import { buildSeed } from '../seed/index.ts';
import type { SeedData } from '../seed/types.ts';
import { createSituations } from '../scenarios/situations.ts';
import { createAges } from './protection/ages.ts';
import { createActivities } from './protection/activity.ts';
import { createAgency } from './agent/agency.ts';
import { createAgentApplications } from './agent/agent-applications.ts';
import { createAgentReports } from './agent/agent-reports.ts';
import { createBankAccounts } from './cashier/bank-accounts.ts';
import { createCashier } from './cashier/cashier.ts';
import { createAdmission } from './members/admission.ts';
import { createCaptchas } from './members/captchas.ts';
import { createCatalogue } from './play/catalogue.ts';
import { systemClock, type Clock } from './storage/clock.ts';
import { createCurrencies } from './ledger/currencies.ts';
import { openDatabase } from './storage/database.ts';
import { createIdentity } from './members/identity.ts';
import { createFlags } from './storage/flags.ts';
import { createIntroducers } from './agent/introducers.ts';
import { createLedger } from './ledger/ledger.ts';
import { createLetters } from './messages/letters.ts';
import { createMaintenance } from './play/maintenance.ts';
import { createMemberChoices } from './protection/member-choices.ts';
import { createMemberLists } from './members/member-lists.ts';
import { createMemberTransfers } from './cashier/member-transfers.ts';
import { createMembers } from './members/members.ts';
import { createOutbox } from './messages/outbox.ts';
import { createPasskeys } from './members/passkeys.ts';
import { createPayouts } from './cashier/payouts.ts';
import { createPlayProtection } from './play/play-protection.ts';
import { createPlayerProtection } from './protection/protection.ts';
import { createPushSubscriptions } from './messages/push-subscriptions.ts';
import { createPhoneRules } from './members/phone-rules.ts';
import { createProviderWallet } from './play/provider-wallet.ts';
import { createRealityChecks } from './protection/reality-checks.ts';
import { createRecommend } from './agent/recommend.ts';
import { createRememberedAnswers } from './storage/remembered-answers.ts';
import { createRuns } from './play/runs.ts';
import { createSecondFactor } from './members/second-factor.ts';
import { createSessions } from './members/sessions.ts';
import { createSmsCodes } from './members/sms-codes.ts';
import { createAttemptCounters } from './members/attempt-counters.ts';
import { createTurnover } from './ledger/turnover.ts';
import { createWaits } from './protection/waits.ts';
import { createRewards } from './rewards/rewards.ts';

/** Settings of {@link openWorld}. */
export interface WorldOptions {
  /** Folder of the database, or `:memory:` (default) for a temporary one. */
  readonly dataDir?: string;
  /** Number of games in the catalogue, 500 to 10000; default 1200 (SBX-05). */
  readonly games?: number;
  /** Equal numbers give equal content; default 1. */
  readonly seed?: number;
  /** Rows of currencies of the sites, beside those of the kit; each gets a member with money. Default none (LOC-01). */
  readonly currencies?: readonly CurrencyRow[];
  /** Profiles of player protection by site id, unless the control page sets another one; default none. */
  readonly protection?: ReadonlyMap<number, ProfileName>;
  readonly clock?: Clock;
  /** Randomness of captchas and of the provider's games, from 0 up to 1; default the machine's secure source. */
  readonly random?: () => number;
  /** scrypt's N for member passwords, a power of two; default 16384. Tests use less. */
  readonly passwordCost?: number;
}

/** Opens the world in its folder, with the data of earlier runs (SBX-01). */
export async function openWorld(options: WorldOptions = {}) {
  const own = options.currencies ?? [];
  const currencies = createCurrencies(own);
  const seed = buildSeed({ seed: options.seed ?? 1, games: options.games ?? 1200, currencies: own });
  const clock = options.clock ?? systemClock;
  const db = openDatabase(options.dataDir ?? ':memory:');
  const ledger = createLedger(db, clock);
  const members = createMembers(db, clock, ledger, options.passwordCost ?? 16_384);
  const situations = createSituations();
  const maintenance = createMaintenance(db, clock, situations);
  const runs = createRuns(db, clock, ledger, maintenance);
  const random = options.random ?? secureRandom;
  const catalogue = createCatalogue(seed);
  const attempts = createAttemptCounters(db, clock);
  const identity = createIdentity(db, clock, members, { random, attempts, cost: options.passwordCost ?? 16_384 });
  const bankAccounts = createBankAccounts(db, clock, members);
  const turnover = createTurnover(db);
  const money = { db, clock, currencies, ledger, members, turnover };
  const rewards = createRewards({ ...money, catalogue, seed, random });
  const cashier = createCashier({ ...money, bankAccounts, situations });
  const agency = createAgency({ db, clock, ledger, members, seed: options.seed ?? 1, games: lineGames(seed) });
  const sessions = createSessions(db, clock);
  const ages = createAges(db);
  const protection = createPlayerProtection(db, clock, ages, options.protection, own);
  const realityChecks = createRealityChecks(db, clock, sessions, (siteId) => protection.of(siteId));
  const playProtection = createPlayProtection({ ages, clock, members, protection, runs });
  const fill = async (): Promise<void> => {
    await members.ensure(seed.members);
    await identity.ensure(seed.members);
    bankAccounts.ensure(seed.members);
  };
  await fill();
  return {
    db,
    clock,
    seed,
    currencies,
    ledger,
    members,
    identity,
    admission: createAdmission(db, clock, attempts),
    introducers: createIntroducers(members, agency, situations),
    /** Downlines of agents. */
    agency,
    agentReports: createAgentReports(agency, options.seed ?? 1, () => agency.dayOf(clock.now()), currencies),
    agentApplications: createAgentApplications(db, clock),
    /** Transfers from agents to members. */
    memberTransfers: createMemberTransfers(db, clock, ledger),
    smsCodes: createSmsCodes(db, clock, random),
    /** Sent SMS and e-mails. */
    outbox: createOutbox(db, clock),
    passkeys: createPasskeys(db, clock),
    /** Browsers of members that get notices. */
    push: createPushSubscriptions(db),
    secondFactor: createSecondFactor(db, clock, attempts),
    phoneRules: createPhoneRules(db),
    /** Limits, breaks and exclusions (document 3). */
    protection,
    realityChecks,
    ages,
    playProtection,
    /** Winnings that are paid out by themselves (RG-43). */
    payouts: createPayouts({ db, cashier, bankAccounts, members, runs }),
    activities: createActivities(db, clock),
    choices: createMemberChoices(db, clock),
    /** Waits before play (RG-22). */
    waits: createWaits(db, clock),
    letters: createLetters(db, clock),
    bankAccounts,
    turnover,
    /** Deposits and withdrawals. */
    cashier,
    recommend: createRecommend(db, members, ledger, cashier),
    answers: createRememberedAnswers(db, clock),
    ...rewards,
    maintenance,
    runs,
    catalogue,
    sessions,
    wallet: createProviderWallet({ ...money, ...rewards, runs, playProtection, realityChecks }),
    memberLists: createMemberLists(db, clock),
    captchas: createCaptchas(db, clock, random),
    flags: createFlags(db, situations),
    /** The active scenarios. */
    situations,
    /** Unpredictable numbers in [0, 1). */
    random,
    /** Deletes all data and restores the seeded members. */
    reset: async (): Promise<void> => {
      db.reset();
      await fill();
    },
    close: (): void => db.close(),
  };
}

/** All data and functions of the platform, independent of the wire format. */
export interface World extends Awaited<ReturnType<typeof openWorld>> {}

/** Games that a downline's members bet on: some providers of each hall. */
const lineGames = ({ providers }: SeedData) =>
  providers
    .filter(({ customized }, index) => !customized && index % 4 === 0)
    .map(({ hallId, gpId, currencies }) => ({ gtId: hallId, gpId, currencies }));

function secureRandom(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}
