import { LIMITS } from './checks.ts';
import { patterns } from './patterns.ts';

/** Largest length of the remark on a transfer or an application. */
export const MAX_REMARK = 200;

/** Largest length of the contact in an application of an agent. */
export const MAX_CONTACT = 60;

/**
 * The key of the error for the receiving account: 6 to 12 letters or digits, not the sender's own; undefined if valid
 * (AGT-20x).
 */
export function targetFault(target: string, own: string): string | undefined {
  const account = target.trim();
  const { length } = account;
  if (length < LIMITS.accountMin || length > LIMITS.accountMax || !patterns.account.test(account)) {
    return 'agent.err_target';
  }
  return account.toLowerCase() === own.toLowerCase() ? 'agent.err_own_account' : undefined;
}
