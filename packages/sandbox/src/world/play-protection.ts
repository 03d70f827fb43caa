import { dayAt } from '@housefront/contract/dated';
import type { Minor } from '@housefront/contract/money';
import type { Protection } from '@housefront/contract/protection';
import {
  ageOn,
  gameKind,
  launchLimits,
  slotsPauseAt,
  stakeCap,
  type LaunchLimits,
  type SlotsPause,
} from '@housefront/contract/rules';
import type { ProviderWalletCode } from '../provider/wallet.types.ts';
import type { Clock } from './clock.ts';
import type { Member, Members } from './members.ts';
import type { PlayerProtection } from './protection.ts';
import type { Run, Runs } from './runs.ts';

/** Id of the hall of slots. */
const SLOTS = '2';

/** Why a game does not start. */
export type StartRefusal = { readonly code: '309' } | { readonly code: '308'; readonly until: number };

/** Dependencies of {@link createPlayProtection}. */
export interface PlayProtectionParts {
  readonly clock: Clock;
  readonly members: Members;
  readonly protection: PlayerProtection;
  readonly runs: Runs;
}

/** Player protection while games run: it decides and enforces, whatever site and game show. */
export interface PlayProtection {
  /** The highest stake of a member with slots; null without one (RG-39). */
  cap(member: Member, profile: Protection): bigint | null;
  /** The limits of a game: those of the profile, and stricter ones with which the site launched it. */
  limits(member: Member, profile: Protection | undefined, gameType: string, asked: LaunchLimits): LaunchLimits;
  /** The pause after slots that holds or comes; null without one (RG-23). */
  slotsPause(memberId: number, profile: Protection): SlotsPause | null;
  /** Why a member cannot start a game of a hall now (RG-23, RG-26). */
  refusesStart(memberId: number, profile: Protection, gameType: string): StartRefusal | undefined;
  /** Why a stake of a running game is refused. `lastAt` is the moment of the stake before. */
  refusesStake(run: Run, stake: Minor, lastAt: number | undefined): ProviderWalletCode | undefined;
}

const least = <Value extends bigint | number>(one: Value | undefined, other: Value | undefined): Value | undefined => {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
};
const most = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);

/** Creates the protection of running games. */
export function createPlayProtection({ clock, members, protection, runs }: PlayProtectionParts): PlayProtection {
  const cap: PlayProtection['cap'] = ({ currency, profile: facts }, profile) =>
    stakeCap(profile, currency, ageOn(facts['member_birthday'] ?? '', dayAt(clock.now(), profile.zone)));

  const slotsPause: PlayProtection['slotsPause'] = (memberId, { slotsPause: rhythm }) =>
    rhythm ? slotsPauseAt(runs.stretches(memberId, SLOTS), rhythm, clock.now()) : null;

  const isPaused = (memberId: number, profile: Protection): SlotsPause | undefined => {
    const pause = slotsPause(memberId, profile);
    return pause && pause.from <= clock.now() ? pause : undefined;
  };

  const memberLimits = (memberId: number, profile: Protection, stake: Minor): ProviderWalletCode | undefined => {
    if (protection.pause(memberId)) return 'limit';
    const left = protection.left(memberId, profile);
    const isOver = left.some(({ kind, left: rest }) => {
      if (kind === 'time') return rest === 0n;
      return kind !== 'deposit' && stake > rest;
    });
    return isOver ? 'limit' : undefined;
  };

  return {
    cap,
    slotsPause,
    limits: (member, profile, gameType, asked) => {
      const own = profile ? launchLimits(profile, gameType, cap(member, profile)) : {};
      const shortestRound = most(own.shortestRound, asked.shortestRound);
      const highestStake = least(own.highestStake, asked.highestStake);
      return {
        ...((own.autoplay ?? asked.autoplay) === false && { autoplay: false }),
        ...((own.turbo ?? asked.turbo) === false && { turbo: false }),
        ...(shortestRound !== undefined && { shortestRound }),
        ...(highestStake !== undefined && { highestStake }),
      };
    },
    refusesStart: (memberId, profile, gameType) => {
      if (profile.oneGame && runs.playing(memberId) !== undefined) return { code: '309' };
      const pause = gameKind(gameType) === 'slots' ? isPaused(memberId, profile) : undefined;
      return pause && { code: '308', until: pause.until };
    },
    refusesStake: ({ memberId, siteId, hallId, limits }, stake, lastAt) => {
      if (limits.highestStake !== undefined && stake > limits.highestStake) return 'stake';
      if (limits.shortestRound !== undefined && lastAt !== undefined && clock.now() < lastAt + limits.shortestRound)
        return 'too-soon';
      const profile = siteId === undefined ? undefined : protection.of(siteId);
      if (memberId === undefined || !profile || !members.byId(memberId)) return undefined;
      if (gameKind(hallId) === 'slots' && isPaused(memberId, profile)) return 'pause';
      return memberLimits(memberId, profile, stake);
    },
  };
}
