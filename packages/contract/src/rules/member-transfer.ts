import { LIMITS } from './checks.ts';
import { patterns } from './patterns.ts';

/** Most characters of the remark on a transfer or an application. */
export const MAX_REMARK = 200;

/** Most characters of the contact in an application of an agent. */
export const MAX_CONTACT = 60;

/**
 * The key of what is wrong with the account that money goes to: 6 to 12 letters or digits, not the own one (AGT-20x); undefined
 * when nothing is.
 */
export function targetFault(target: string, own: string): string | undefined {
  const account = target.trim();
  const { length } = account;
  if (length < LIMITS.accountMin || length > LIMITS.accountMax || !patterns.account.test(account)) {
    return 'agent.err_target';
  }
  return account.toLowerCase() === own.toLowerCase() ? 'agent.err_own_account' : undefined;
}
