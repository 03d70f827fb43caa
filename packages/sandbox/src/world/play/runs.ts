import { minor, type Minor } from '@housefront/contract/money';
import type { LaunchLimits, Stretch } from '@housefront/contract/rules';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '@housefront/contract/ids';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { asMinor, MAIN_PURSE, type Ledger } from '../ledger/ledger.ts';
import type { Maintenance } from './maintenance.ts';
import type { Member } from '../members/members.ts';
import { newToken, tokenHash } from '../storage/tokens.ts';

/** Time in which the game of a launch token must be opened (milliseconds). */
export const LAUNCH_LIFE_MS = 5 * 60_000;
/** Initial play money of a demo run. */
export const DEMO_MONEY: Minor = minor(200_000n);

/** The game that a member wants to play. */
export interface RunRequest {
  readonly gpId: string;
  readonly hallId: string;
  readonly gameCode: string;
  readonly gameName: string;
  readonly locale: Locale;
  /** Absolute address to which the game returns (PLAY-12). */
  readonly lobbyUrl: string;
  readonly currency: string;
  /** The session of the member that starts it. */
  readonly sessionId?: number;
  /** Site that starts it; undefined when it is not known. */
  readonly siteId?: number | undefined;
  /** Limits with which the site launches the game; none without them. */
  readonly limits?: LaunchLimits;
}

/** A run of a game, from launch to leave. */
export interface Run extends RunRequest {
  readonly limits: LaunchLimits;
  readonly id: number;
  /** Undefined for demo play. */
  readonly memberId: number | undefined;
  /** Balance of demo play; undefined for real money. */
  readonly playMoney: Minor | undefined;
  readonly ended: boolean;
}

/** Result of recalling funds. */
export interface RecallOutcome {
  /** The amount that reached the main wallet. */
  readonly moved: Minor;
  /** Providers whose money could not be recalled because they are closed. */
  readonly stuck: readonly string[];
}

/** Game runs, and the transfers to a provider and back that belong to them. */
export interface Runs {
  /**
   * Starts a run with the whole balance of the main wallet and returns its launch token. A previous run ends as if it were
   * left.
   */
  start(member: Member, request: RunRequest): string;
  /** Starts a demo run with play money, for anyone. */
  startDemo(request: RunRequest): string;
  /** The run of a launch token; undefined if it is unknown or was not opened in time. */
  byToken(launchToken: string): Run | undefined;
  /** Records that the game was opened, so that its token lives as long as the run. */
  opened(run: Run): void;
  /** Sets the balance of a demo run. */
  setPlayMoney(run: Run, amount: Minor): void;
  /** The provider of the member's current game. */
  playing(memberId: number): string | undefined;
  /** Stretches of time in which the member had games of some halls open, oldest first; one that is open now ends now. */
  stretches(memberId: number, isOf: (hallId: string) => boolean): readonly Stretch[];
  /** Called after a run of a member has ended and its money is back. */
  onEnd(listener: (memberId: number) => void): void;
  /** Ends the member's run and recalls the wallet of its provider, and that of `gpId` if given. */
  leave(memberId: number, gpId?: string): RecallOutcome;
  /** Ends the member's run if another session began it. */
  leaveOthers(memberId: number, sessionId: number): void;
  /** Recalls all provider wallets. Runs continue. */
  recall(memberId: number): RecallOutcome;
}

const runRow = z.object({
  id: z.number(),
  memberId: z.nullable(z.number()),
  currency: z.string(),
  gpId: z.string(),
  hallId: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  locale: z.enum(LOCALES),
  lobbyUrl: z.string(),
  playMoney: z.nullable(asMinor),
  createdAt: z.number(),
  openedAt: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
  siteId: z.nullable(z.number()),
  autoplay: z.nullable(z.number()),
  turbo: z.nullable(z.number()),
  shortestRound: z.nullable(z.number()),
  highestStake: z.nullable(asMinor),
});
const limitsOf = ({ autoplay, turbo, shortestRound, highestStake }: z.output<typeof runRow>): LaunchLimits => ({
  ...(autoplay === 0 && { autoplay: false }),
  ...(turbo === 0 && { turbo: false }),
  ...(shortestRound !== null && { shortestRound }),
  ...(highestStake !== null && { highestStake }),
});

const runOf = (row: z.output<typeof runRow>): Run => ({
  ...row,
  siteId: row.siteId ?? undefined,
  limits: limitsOf(row),
  memberId: row.memberId ?? undefined,
  playMoney: row.playMoney ?? undefined,
  ended: row.endedAt !== null,
});

/** Moves the money of some providers back to the main wallet. */
function bringBack(
  { ledger, maintenance }: { readonly ledger: Ledger; readonly maintenance: Maintenance },
  memberId: number,
  purses: Iterable<string>,
  reference: string,
): RecallOutcome {
  let moved = 0n;
  const stuck: string[] = [];
  for (const purse of new Set(purses)) {
    const amount = ledger.balance(memberId, purse);
    if (purse === MAIN_PURSE || amount === 0n) continue;
    if (maintenance.of(purse)) {
      stuck.push(purse);
      continue;
    }
    ledger.transfer(memberId, purse, MAIN_PURSE, amount, reference);
    moved += amount;
  }
  return { moved: minor(moved), stuck };
}

/** Creates the registry of runs. */
export function createRuns(db: Database, clock: Clock, ledger: Ledger, maintenance: Maintenance): Runs {
  const insert = (request: RunRequest, memberId: number | null, playMoney: Minor | null): string => {
    const token = newToken();
    const { limits, ...game } = request;
    const createdAt = clock.now();
    db.insert('run', { tokenHash: tokenHash(token), memberId, playMoney, createdAt, ...game, ...limits });
    return token;
  };

  const listeners: ((memberId: number) => void)[] = [];

  const openRuns = (memberId: number): string[] =>
    db
      .all(
        z.object({ gpId: z.string() }),
        'SELECT gp_id FROM run WHERE member_id = ? AND ended_at IS NULL ORDER BY id DESC',
        memberId,
      )
      .map((run) => run.gpId);

  const leave = (memberId: number, gpId?: string): RecallOutcome =>
    db.transaction(() => {
      const purses = openRuns(memberId);
      const isOpen = purses.length > 0;
      db.run('UPDATE run SET ended_at = ? WHERE member_id = ? AND ended_at IS NULL', clock.now(), memberId);
      const back = bringBack(
        { ledger, maintenance },
        memberId,
        gpId === undefined ? purses : [...purses, gpId],
        'leave',
      );
      if (isOpen) for (const listener of listeners) listener(memberId);
      return back;
    });

  return {
    start: (member, request) =>
      db.transaction(() => {
        leave(member.id);
        const token = insert(request, member.id, null);
        ledger.transfer(
          member.id,
          MAIN_PURSE,
          request.gpId,
          ledger.balance(member.id, MAIN_PURSE),
          `play ${request.gameCode}`,
        );
        return token;
      }),
    startDemo: (request) => insert(request, null, DEMO_MONEY),
    byToken: (launchToken) => {
      const row = db.get(runRow, 'SELECT * FROM run WHERE token_hash = ?', tokenHash(launchToken));
      if (!row || (row.openedAt === null && clock.now() >= row.createdAt + LAUNCH_LIFE_MS)) return undefined;
      return runOf(row);
    },
    opened: (run) => {
      db.run('UPDATE run SET opened_at = coalesce(opened_at, ?) WHERE id = ?', clock.now(), run.id);
    },
    setPlayMoney: (run, amount) => {
      db.run('UPDATE run SET play_money = ? WHERE id = ?', amount, run.id);
    },
    playing: (memberId) => openRuns(memberId)[0],
    stretches: (memberId, isOf) => {
      const now = clock.now();
      return db
        .all(
          z.object({ hallId: z.string(), from: z.number(), to: z.nullable(z.number()) }),
          `SELECT hall_id, opened_at AS "from", ended_at AS "to" FROM run
           WHERE member_id = ? AND opened_at IS NOT NULL ORDER BY opened_at`,
          memberId,
        )
        .filter(({ hallId }) => isOf(hallId))
        .map(({ from, to }) => ({ from, to: to ?? now }));
    },
    onEnd: (listener) => void listeners.push(listener),
    leave,
    leaveOthers: (memberId, sessionId) => {
      const others = 'SELECT count(*) FROM run WHERE member_id = ? AND ended_at IS NULL AND session_id IS NOT ?';
      if (db.number(others, memberId, sessionId) > 0) leave(memberId);
    },
    recall: (memberId) =>
      db.transaction(() =>
        bringBack(
          { ledger, maintenance },
          memberId,
          ledger.balances(memberId).map(({ purse }) => purse),
          'recall',
        ),
      ),
  };
}
