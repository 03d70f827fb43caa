import {
  checkAnswer,
  checkStore,
  type realityCheck,
  type sessionSums,
} from '@housefront/contract/features/protection-session';
import { minor } from '@housefront/contract/money';
import { readMoment } from '@housefront/contract/read-time';
import type * as z from 'zod/mini';
import type { CallResult } from '../../adapters/http/call-types.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { RealityCheck, SessionSums } from './protection.types.ts';

type Deps = Pick<FeatureDeps, 'calls'>;

type Reply = CallResult<RealityCheck | null>;

/** The sums of this sign-in; null if its beginning is unreadable. */
export const sessionOf = (data: z.output<typeof sessionSums> | null): SessionSums | null => {
  const startedAt = readMoment(data?.started_at);
  if (data === null || startedAt === null) return null;
  return { startedAt, staked: minor(BigInt(data.staked)), won: minor(BigInt(data.won)) };
};

/** The reality check of this sign-in. */
export const checkOf = ({ every_minutes, due_at, allowed }: z.output<typeof realityCheck>): RealityCheck => ({
  everyMinutes: every_minutes,
  dueAt: readMoment(due_at),
  allowed: allowed.filter((minutes) => minutes > 0),
});

const withCheck = (result: CallResult<{ readonly check: z.output<typeof realityCheck> | null }>): Reply =>
  result.ok ? { ...result, data: result.data.check && checkOf(result.data.check) } : result;

/** Chooses the interval of the reality check; null for none. */
export const sendCheckInterval = async ({ calls }: Deps, everyMinutes: number | null): Promise<Reply> =>
  withCheck(await calls.send(checkStore, { every_minutes: everyMinutes }, { silent: true }));

/** Answers the reality check. */
export const sendCheckAnswer = async ({ calls }: Deps, answer: 'continue' | 'leave'): Promise<Reply> =>
  withCheck(await calls.send(checkAnswer, { answer }, { silent: true }));
