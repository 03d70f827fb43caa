import { describeError } from '../../calls/call-message.ts';
import { refusalMessage } from '../../calls/call-outcome.ts';
import type { CoreMessage } from '../../base/events.ts';
import type { CallError } from '../../adapters/http/call-types.ts';

/** The effect of a refused login. */
export interface LoginRefusal {
  readonly message: CoreMessage | null;
  /**
   * `question`: the security question follows. `code`: a code of an authenticator app. `reset`: the reset of the withdrawal
   * password (AUTH-23).
   */
  readonly next: 'stay' | 'question' | 'code' | 'reset';
}

const withCode: ReadonlySet<string> = new Set(['201', '202', '203']);

/** Whether data names a login that waits: a platform may use the proposed code for something else. */
const hasLogin = (data: unknown): boolean => typeof data === 'object' && data !== null && 'member_login_id' in data;

/** Code table of the login call; without an own rule the server's message decides (AUTH-24). */
export const loginRefusal = (error: CallError): LoginRefusal => {
  if (error.kind !== 'refused') return { message: describeError(error), next: 'stay' };
  const { code } = error;
  if (code === '802') return { message: null, next: 'reset' };
  if (code === '108' && hasLogin(error.data)) return { message: null, next: 'code' };
  if (withCode.has(code)) return { message: { kind: 'error', key: 'ip_error', suffix: ` (${code})` }, next: 'stay' };
  if (code === '107') return { message: { kind: 'info', key: 'different_device' }, next: 'question' };
  const message = refusalMessage(error, {
    '101': 'account_error',
    '102': 'account_disable',
    '103': 'account_freezen',
    '105': 'verify_failed',
    '106': 'ip_error',
  });
  return { message, next: 'stay' };
};
