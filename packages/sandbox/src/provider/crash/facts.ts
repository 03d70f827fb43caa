import type { GameFacts } from '../game/facts.types.ts';
import { CAP, HOUSE_EDGE } from './rules.ts';

/** The facts of the crash game, computed from its rules. */
export const crashFacts = (): GameFacts => ({
  rtp: Math.round((1 - HOUSE_EDGE) * 10_000) / 100,
  topPrize: CAP / 100,
  topPrizeOdds: Math.round(CAP / 100 / (1 - HOUSE_EDGE)),
});
