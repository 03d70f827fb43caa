import { formatDate } from '@housefront/contract/wall-time';
import type { Minor } from '@housefront/contract/money';
import type { Protection } from '@housefront/contract/protection';
import {
  ageOn,
  isLikeSlots,
  isRefusedGame,
  launchLimits,
  slotsPauseAt,
  stakeCap,
  type LaunchLimits,
  type SlotsPause,
} from '@housefront/contract/rules';
import type { ProviderWalletCode } from '../../provider/game/wallet.types.ts';
import { isOfAge } from '../protection/age-check.ts';
import type { Ages } from '../protection/ages.ts';
import type { Clock } from '../storage/clock.ts';
import type { Member, Members } from '../members/members.ts';
import type { PlayerProtection } from '../protection/protection.ts';
import type { Run, Runs } from './runs.ts';

/** Why a game does not start. */
export type StartRefusal = { readonly code: '309' } | { readonly code: '308'; readonly until: number };

/** Dependencies of {@link createPlayProtection}. */
export interface PlayProtectionParts {
  readonly ages: Ages;
  readonly clock: Clock;
  readonly members: Members;
  readonly protection: PlayerProtection;
  readonly runs: Runs;
}

/** Player protection while games run: it decides and enforces, whatever site and game show. */
export interface PlayProtection {
  /** The highest stake of a member with slots; null without one (RG-39). */
  cap(member: Member, profile: Protection): bigint | null;
  /** The limits of a running game: those of the profile now, and stricter ones with which the site launched it (RG-46). */
  limits(run: Run): LaunchLimits;
  /** The pause after slots that holds or comes; null without one (RG-23). */
  slotsPause(memberId: number, profile: Protection): SlotsPause | null;
  /** Why a member cannot start a game of a hall now (RG-26). */
  refusesStart(memberId: number, profile: Protection, gameType: string): StartRefusal | undefined;
  /** Why a stake of a running game is refused. `lastAt` is the moment of the member's stake before in this game. */
  refusesStake(run: Run, stake: Minor, lastAt: number | undefined): ProviderWalletCode | undefined;
}

const least = <Value extends bigint | number>(one: Value | undefined, other: Value | undefined): Value | undefined => {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
};
const most = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);

/** Creates the protection of running games. */
export function createPlayProtection({ ages, clock, members, protection, runs }: PlayProtectionParts): PlayProtection {
  // A birthday that the member only stated would lift the cap by a typed figure.
  const cap: PlayProtection['cap'] = ({ id, currency }, profile) =>
    stakeCap(profile, currency, ageOn(ages.birthday(id) ?? '', formatDate(clock.now(), profile.zone)));

  const slotsPause: PlayProtection['slotsPause'] = (memberId, { slotsPause: rhythm }) =>
    rhythm ? slotsPauseAt(runs.stretches(memberId, isLikeSlots), rhythm, clock.now()) : null;

  const isPaused = (memberId: number, profile: Protection): SlotsPause | undefined => {
    const pause = slotsPause(memberId, profile);
    return pause && pause.from <= clock.now() ? pause : undefined;
  };

  const memberLimits = (
    memberId: number,
    profile: Protection | undefined,
    stake: Minor,
  ): ProviderWalletCode | undefined => {
    if (protection.pause(memberId)) return 'limit';
    const left = protection.left(memberId, profile);
    const isOver = left.some(({ kind, left: rest }) => {
      if (kind === 'time') return rest === 0n;
      return kind !== 'deposit' && stake > rest;
    });
    return isOver ? 'limit' : undefined;
  };

  const profileOf = ({ siteId }: Run) => (siteId === undefined ? undefined : protection.of(siteId));

  const limits: PlayProtection['limits'] = (run) => {
    const { memberId, hallId, limits: asked } = run;
    const profile = profileOf(run);
    const member = memberId === undefined ? undefined : members.byId(memberId);
    // A trial has no highest stake: it takes play money.
    const own = profile ? launchLimits(profile, hallId, member ? cap(member, profile) : null) : {};
    const shortestRound = most(own.shortestRound, asked.shortestRound);
    const highestStake = least(own.highestStake, asked.highestStake);
    return {
      ...((own.autoplay ?? asked.autoplay) === false && { autoplay: false }),
      ...((own.turbo ?? asked.turbo) === false && { turbo: false }),
      ...(shortestRound !== undefined && { shortestRound }),
      ...(highestStake !== undefined && { highestStake }),
    };
  };

  return {
    cap,
    slotsPause,
    limits,
    refusesStart: (memberId, profile, gameType) => {
      if (profile.oneGame && runs.playing(memberId) !== undefined) return { code: '309' };
      const pause = isLikeSlots(gameType) ? isPaused(memberId, profile) : undefined;
      return pause && { code: '308', until: pause.until };
    },
    refusesStake: (run, stake, lastAt) => {
      const { memberId, hallId } = run;
      const profile = profileOf(run);
      // The profile may have begun to refuse the game while it was open: it goes on no more (RG-49).
      if (profile && isRefusedGame(profile, hallId)) return 'bad-token';
      const { highestStake, shortestRound } = limits(run);
      if (highestStake !== undefined && stake > highestStake) return 'stake';
      if (shortestRound !== undefined && lastAt !== undefined && clock.now() < lastAt + shortestRound)
        return 'too-soon';
      if (memberId === undefined || !members.byId(memberId)) return undefined;
      // Refused until it is verified again; sums and waits hold from the next start on (RG-22).
      if (profile?.ageVerified === true && !isOfAge({ ages, clock, members }, profile, memberId)) return 'limit';
      if (profile && isLikeSlots(hallId) && isPaused(memberId, profile)) return 'pause';
      return memberLimits(memberId, profile, stake);
    },
  };
}
