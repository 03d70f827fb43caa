import { describeError, showMessage } from '../../calls/call-message.ts';
import { showOutcome } from '../../calls/call-outcome.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { reportMissing } from '../../loading/load-once.ts';
import { isUnanswered } from '../../calls/unanswered.ts';
import { rereadProtection, writeCheck } from './protection.queries.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'events' | 'ports' | 'queryClient'>;

/** The answer of a member to a reality check (RG-11). */
export type CheckAnswer = 'continue' | 'leave';

const loadCalls = () => import('./protection.session.api.ts');

/** Chooses the interval of the reality check; null for none. Messages are emitted. False if it failed. Never rejects (RG-11). */
export const storeCheck = async (deps: Deps, everyMinutes: number | null): Promise<boolean> => {
  const send = async () => (await loadCalls()).sendCheckInterval(deps, everyMinutes);
  const result = await send().catch(reportMissing(deps, 'the reality check', null));
  if (result === null) return false;
  showOutcome(deps, result, 'reality_check.saved');
  if (result.ok && result.data !== null) writeCheck(deps, result.data);
  await rereadProtection(deps);
  return result.ok;
};

/**
 * Answers the reality check. Never rejects.
 * @returns `unreachable`: the platform did not answer; the check stays, and the same answer can be sent again
 */
export const answerCheck = async (deps: Deps, answer: CheckAnswer): Promise<'answered' | 'unreachable' | 'refused'> => {
  const send = async () => (await loadCalls()).sendCheckAnswer(deps, answer);
  const result = await send().catch(() => null);
  if (result === null || (!result.ok && isUnanswered(result.error))) return 'unreachable';
  if (!result.ok) {
    showMessage(deps, describeError(result.error));
  } else if (result.data !== null) writeCheck(deps, result.data);
  // New stakes are read without a wait: the answer itself is known.
  void rereadProtection(deps);
  return result.ok ? 'answered' : 'refused';
};
