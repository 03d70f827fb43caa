import { breakStore, exclusionStore, panic, sumsRead } from '@housefront/contract/features/protection';
import { EXCLUDED, ON_BREAK } from '@housefront/contract/protection-codes';
import { readMoment } from '@housefront/contract/read-time';
import type { CallResult } from '../../adapters/http/call-types.ts';
import { describeError, showMessage } from '../../calls/call-message.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { SessionFeature } from '../session/index.ts';
import { rereadProtection } from './protection.queries.ts';
import { refusedStore } from './refusals/protection.refused.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'events' | 'ports' | 'queryClient'>;
type SignedDeps = Deps & { readonly session: Pick<SessionFeature, 'logout'> };

/** The platform has ended all sessions: this one ends here too, and the visitor sees until when. */
const endSession = async (
  deps: SignedDeps,
  code: typeof ON_BREAK | typeof EXCLUDED,
  result: CallResult<{ readonly until: string | null }>,
): Promise<boolean> => {
  if (!result.ok) {
    showMessage(deps, describeError(result.error));
    return false;
  }
  await deps.session.logout('expired');
  const until = readMoment(result.data.until);
  refusedStore(deps).setState({ refusal: { code, until, reason: null, withdrawal: null, ended: true } });
  return true;
};

/** Takes a break. Messages are emitted. Never rejects (RG-29). */
export const takeBreak = async (deps: SignedDeps, duration: string): Promise<boolean> =>
  endSession(deps, ON_BREAK, await deps.calls.send(breakStore, { duration }, { silent: true }));

/** Excludes the member. Messages are emitted. Never rejects (RG-30). */
export const excludeMember = async (deps: SignedDeps, duration: string): Promise<boolean> =>
  endSession(deps, EXCLUDED, await deps.calls.send(exclusionStore, { duration, confirmed: true }, { silent: true }));

/** Begins the block of the profile. Messages are emitted. Never rejects (RG-21). */
export const pressPanic = async (deps: SignedDeps): Promise<boolean> =>
  endSession(deps, ON_BREAK, await deps.calls.send(panic, {}, { silent: true }));

/** Marks the sums as read. Messages are emitted. Never rejects (RG-20). */
export const markSumsRead = async (deps: Deps): Promise<boolean> => {
  const result = await deps.calls.send(sumsRead, {}, { silent: true });
  if (!result.ok) {
    showMessage(deps, describeError(result.error));
  }
  await rereadProtection(deps);
  return result.ok;
};
