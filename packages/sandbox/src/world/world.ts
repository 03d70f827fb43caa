import { randomInt } from 'node:crypto';
import type { CurrencyRow } from '@housefront/contract/currency';
import type { ProfileName } from '@housefront/contract/protection';
import { buildSeed } from '../seed/index.ts';
import type { SeedData } from '../seed/types.ts';
import type { ProviderWallet } from '../provider/game/wallet.types.ts';
import { createSituations, type Situations } from '../scenarios/situations.ts';
import { createAges, type Ages } from './protection/ages.ts';
import { createActivities, type Activities } from './protection/activity.ts';
import { createAgency, type Agency } from './agent/agency.ts';
import { createAgentApplications, type AgentApplications } from './agent/agent-applications.ts';
import { createAgentReports, type AgentReports } from './agent/agent-reports.ts';
import { createBankAccounts, type BankAccounts } from './cashier/bank-accounts.ts';
import { createCashier, type Cashier } from './cashier/cashier.ts';
import { createAdmission, type Admission } from './members/admission.ts';
import { createCaptchas, type Captchas } from './members/captchas.ts';
import { createCatalogue, type Catalogue } from './play/catalogue.ts';
import { systemClock, type Clock } from './storage/clock.ts';
import { createCurrencies, type Currencies } from './ledger/currencies.ts';
import { openDatabase, type Database } from './storage/database.ts';
import { createEnvelopes, type Envelopes } from './rewards/envelopes.ts';
import { createIdentity, type Identity } from './members/identity.ts';
import { createFlags, type Flags } from './storage/flags.ts';
import { createIntroducers, type Introducers } from './agent/introducers.ts';
import { createJackpot, type Jackpot } from './rewards/jackpot.ts';
import { createLedger, type Ledger } from './ledger/ledger.ts';
import { createLetters, type Letters } from './messages/letters.ts';
import { createMaintenance, type Maintenance } from './play/maintenance.ts';
import { createMemberChoices, type MemberChoices } from './protection/member-choices.ts';
import { createMemberLists, type MemberLists } from './members/member-lists.ts';
import { createMemberTransfers, type MemberTransfers } from './cashier/member-transfers.ts';
import { createMembers, type Members } from './members/members.ts';
import { createOutbox, type Outbox } from './messages/outbox.ts';
import { createPasskeys, type Passkeys } from './members/passkeys.ts';
import { createPayouts, type Payouts } from './cashier/payouts.ts';
import { createPlayProtection, type PlayProtection } from './play/play-protection.ts';
import { createPlayerProtection, type PlayerProtection } from './protection/protection.ts';
import { createPushSubscriptions, type PushSubscriptions } from './messages/push-subscriptions.ts';
import { createPhoneRules, type PhoneRules } from './members/phone-rules.ts';
import { createProviderWallet } from './play/provider-wallet.ts';
import { createRealityChecks, type RealityChecks } from './protection/reality-checks.ts';
import { createRecommend, type Recommend } from './agent/recommend.ts';
import { createRememberedAnswers, type RememberedAnswers } from './storage/remembered-answers.ts';
import { createRuns, type Runs } from './play/runs.ts';
import { createSecondFactor, type SecondFactor } from './members/second-factor.ts';
import { createSessions, type Sessions } from './members/sessions.ts';
import { createSmsCodes, type SmsCodes } from './members/sms-codes.ts';
import { createAttemptCounters } from './members/attempt-counters.ts';
import { createTurnover, type Turnover } from './ledger/turnover.ts';
import { createWaits, type Waits } from './protection/waits.ts';
import { createWheel, type Wheel } from './rewards/wheel.ts';

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

/** All data and functions of the platform, independent of the wire format. */
export interface World {
  readonly db: Database;
  readonly clock: Clock;
  readonly seed: SeedData;
  readonly catalogue: Catalogue;
  readonly members: Members;
  readonly identity: Identity;
  readonly admission: Admission;
  readonly introducers: Introducers;
  /** Downlines of agents. */
  readonly agency: Agency;
  readonly agentReports: AgentReports;
  readonly agentApplications: AgentApplications;
  /** Transfers from agents to members. */
  readonly memberTransfers: MemberTransfers;
  readonly smsCodes: SmsCodes;
  /** Sent SMS and e-mails. */
  readonly outbox: Outbox;
  readonly passkeys: Passkeys;
  /** Browsers of members that get notices. */
  readonly push: PushSubscriptions;
  readonly secondFactor: SecondFactor;
  readonly phoneRules: PhoneRules;
  /** Limits, breaks and exclusions (document 3). */
  readonly protection: PlayerProtection;
  readonly realityChecks: RealityChecks;
  readonly ages: Ages;
  readonly playProtection: PlayProtection;
  /** Winnings that are paid out by themselves (RG-43). */
  readonly payouts: Payouts;
  readonly activities: Activities;
  readonly choices: MemberChoices;
  /** Waits before play (RG-22). */
  readonly waits: Waits;
  readonly envelopes: Envelopes;
  readonly letters: Letters;
  readonly wheel: Wheel;
  readonly sessions: Sessions;
  readonly currencies: Currencies;
  readonly ledger: Ledger;
  readonly bankAccounts: BankAccounts;
  readonly turnover: Turnover;
  /** Deposits and withdrawals. */
  readonly cashier: Cashier;
  readonly recommend: Recommend;
  readonly answers: RememberedAnswers;
  readonly runs: Runs;
  readonly wallet: ProviderWallet;
  readonly memberLists: MemberLists;
  readonly captchas: Captchas;
  readonly maintenance: Maintenance;
  readonly jackpot: Jackpot;
  readonly flags: Flags;
  /** The active scenarios. */
  readonly situations: Situations;
  /** Unpredictable numbers in [0, 1). */
  readonly random: () => number;
  /** Deletes all data and restores the seeded members. */
  reset(): Promise<void>;
  close(): void;
}

/** Opens the world in its folder, with the data of earlier runs (SBX-01). */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
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
  const jackpot = createJackpot(db, clock, seed.jackpotStartMinor);
  const attempts = createAttemptCounters(db, clock);
  const identity = createIdentity(db, clock, members, { random, attempts, cost: options.passwordCost ?? 16_384 });
  const bankAccounts = createBankAccounts(db, clock, members);
  const turnover = createTurnover(db);
  const cashier = createCashier({ db, clock, currencies, ledger, members, bankAccounts, turnover, situations });
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
    agency,
    agentReports: createAgentReports(agency, options.seed ?? 1, () => agency.dayOf(clock.now()), currencies),
    agentApplications: createAgentApplications(db, clock),
    memberTransfers: createMemberTransfers(db, clock, ledger),
    smsCodes: createSmsCodes(db, clock, random),
    outbox: createOutbox(db, clock),
    passkeys: createPasskeys(db, clock),
    push: createPushSubscriptions(db),
    secondFactor: createSecondFactor(db, clock, attempts),
    phoneRules: createPhoneRules(db),
    protection,
    realityChecks,
    ages,
    playProtection,
    payouts: createPayouts({ db, cashier, bankAccounts, members, runs }),
    activities: createActivities(db, clock),
    choices: createMemberChoices(db, clock),
    waits: createWaits(db, clock),
    envelopes: createEnvelopes(db, clock, ledger, random),
    letters: createLetters(db, clock),
    bankAccounts,
    turnover,
    cashier,
    recommend: createRecommend(db, members, ledger, cashier),
    answers: createRememberedAnswers(db, clock),
    wheel: createWheel(db, clock, ledger, random),
    maintenance,
    runs,
    jackpot,
    catalogue: createCatalogue(seed),
    sessions,
    wallet: createProviderWallet({
      db,
      clock,
      currencies,
      ledger,
      members,
      runs,
      jackpot,
      turnover,
      playProtection,
      realityChecks,
    }),
    memberLists: createMemberLists(db, clock),
    captchas: createCaptchas(db, clock, random),
    flags: createFlags(db, situations),
    situations,
    random,
    reset: async () => {
      db.reset();
      await fill();
    },
    close: () => db.close(),
  };
}

/** Games that a downline's members bet on: some providers of each hall. */
const lineGames = ({ providers }: SeedData) =>
  providers
    .filter(({ customized }, index) => !customized && index % 4 === 0)
    .map(({ hallId, gpId, currencies }) => ({ gtId: hallId, gpId, currencies }));

function secureRandom(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}
