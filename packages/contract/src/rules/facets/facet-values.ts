/*
 * What a game carries of each facet. Used by browsers and by the sandbox, so that both find the same games.
 */

import type { FacetId } from '../../pages/facet-names.ts';
import { dayNumber } from '../../time/day.ts';

/** What a lobby knows about a game. Null and an empty list are unknown: the game is in no value of that facet. */
export interface FacetGame {
  /** Empty if unknown. */
  readonly providerId: string;
  readonly hallId: number | null;
  readonly labelIds: readonly string[];
  readonly features: readonly string[];
  readonly theme: string | null;
  /** 1 to 5. */
  readonly volatility: number | null;
  /** Decimal text in percent. */
  readonly rtp: string | null;
  /** Lowest stake in minor units of the currency of the lobby. */
  readonly lowestStake: bigint | null;
  readonly lines: number | null;
  readonly jackpotId: string | null;
  /** `2026-11-25`. */
  readonly releasedAt: string | null;
  /** The higher, the more it is played. */
  readonly popularity: number | null;
}

/** Limits between the values of facets that are numbers; without limits, a facet has no values. */
export interface FacetRanges {
  /** Percent, from the lowest: 94 and 96 make the values below 94, 94 to below 96, and from 96. */
  readonly rtp?: readonly number[] | undefined;
  /** Lines, from the lowest, in the same way. */
  readonly lines?: readonly number[] | undefined;
  /** Minor units: a game is in each value that is not below its lowest stake. */
  readonly stake?: readonly bigint[] | undefined;
}

/** By what numbers and days become values. */
export interface FacetRules {
  readonly ranges: FacetRanges;
  /** `2026-11-25`; games are new for some days from their release. */
  readonly today: string;
}

/** Days for which a game is new, each a value of the facet. */
export const NEW_DAYS = [30, 90] as const;

/** Names of the ranges that some limits make: `-94`, `94-96`, `96-`. */
export const rangesOf = (limits: readonly number[]): readonly string[] => {
  const [lowest] = limits;
  if (lowest === undefined) return [];
  return [`-${lowest}`, ...limits.map((limit, at) => `${limit}-${limits[at + 1] ?? ''}`)];
};

const rangeAt = (value: number | null, limits: readonly number[] = []): readonly string[] => {
  if (value === null) return [];
  const at = limits.filter((limit) => value >= limit).length;
  const range = rangesOf(limits)[at];
  return range === undefined ? [] : [range];
};

const some = (value: string | number | null): readonly string[] =>
  value === null || value === '' ? [] : [String(value)];

type Reader = (game: FacetGame, rules: FacetRules) => readonly string[];

const readers: Readonly<Record<FacetId, Reader>> = {
  feature: ({ features }) => features,
  hall: ({ hallId }) => some(hallId),
  jackpot: ({ jackpotId }) => some(jackpotId),
  label: ({ labelIds }) => labelIds,
  lines: ({ lines }, { ranges }) => rangeAt(lines, ranges.lines),
  new: ({ releasedAt }, { today }) => {
    if (releasedAt === null) return [];
    const [from, to] = [dayNumber(releasedAt), dayNumber(today)];
    return from === null || to === null ? [] : NEW_DAYS.filter((days) => to - from < days).map(String);
  },
  provider: ({ providerId }) => some(providerId),
  rtp: ({ rtp }, { ranges }) => rangeAt(rtp === null ? null : Number(rtp), ranges.rtp),
  stake: ({ lowestStake }, { ranges: { stake = [] } }) =>
    lowestStake === null ? [] : stake.filter((limit) => lowestStake <= limit).map(String),
  theme: ({ theme }) => some(theme),
  volatility: ({ volatility }) => some(volatility),
};

/** The values of a facet that a game carries; none if what they depend on is unknown. */
export const facetValues = (facet: FacetId, game: FacetGame, rules: FacetRules): readonly string[] =>
  readers[facet](game, rules);

/**
 * All values of a facet whose values are known before any game: halls, numbers and ages. Undefined for facets whose values come from
 * data.
 */
export function closedValues(
  facet: FacetId,
  { lines = [], rtp = [], stake = [] }: FacetRanges,
): readonly string[] | undefined {
  switch (facet) {
    case 'hall':
      return ['2', '3', '4', '5', '6', '7', '8', '9'];
    case 'lines':
      return rangesOf(lines);
    case 'new':
      return NEW_DAYS.map(String);
    case 'rtp':
      return rangesOf(rtp);
    case 'stake':
      return stake.map(String);
    case 'volatility':
      return ['1', '2', '3', '4', '5'];
    case 'feature':
    case 'jackpot':
    case 'label':
    case 'provider':
    case 'theme':
      return undefined;
    // Of no known facet.
    default:
      return facet satisfies never;
  }
}
