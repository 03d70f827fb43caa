import { BROWSER_REPORTS_PATH, CSP_REPORTS_PATH } from '@housefront/contract/browser-reports';
import type { Limit } from '../../shared/shared-state.ts';

const MINUTE = 60;

const captcha: Limit = { name: 'captcha', points: 60, seconds: MINUTE };
const signIn: Limit = { name: 'sign-in', points: 30, seconds: MINUTE };
const register: Limit = { name: 'register', points: 20, seconds: MINUTE };
// A form sends a check when a field is left; ten fields with a few corrections are one visitor.
const check: Limit = { name: 'register-check', points: 60, seconds: MINUTE };
const message: Limit = { name: 'message', points: 10, seconds: MINUTE };
// Two wrong answers and two skipped questions are one sign-in.
const question: Limit = { name: 'question', points: 30, seconds: MINUTE };
// Withdrawal passwords have four digits.
const recovery: Limit = { name: 'recovery', points: 20, seconds: MINUTE };
const password: Limit = { name: 'password', points: 20, seconds: MINUTE };
// A visitor who comes by a link causes one call each for link, agent and domain.
const referral: Limit = { name: 'referral', points: 120, seconds: MINUTE };
const frames: Limit = { name: 'frames', points: 30, seconds: MINUTE };
// A page sends its errors by and by, and its web vitals when it is left.
const reports: Limit = { name: 'reports', points: 60, seconds: MINUTE };
const tracking: Limit = { name: 'tracking', points: 60, seconds: MINUTE };

// Limits per visitor's address and site. All other calls have no limit (SEC-04).
const LIMITS: ReadonlyMap<string, Limit> = new Map(
  Object.entries({
    '/clientCaptcha': captcha,
    '/api/captcha': captcha,
    '/api/login': signIn,
    '/get_info_data': signIn,
    '/api/register': register,
    '/api/register/verification': check,
    '/api/register/sms': message,
    '/api/register/valid_message': referral,
    '/api/member_info': referral,
    '/api/arks/web/check-agent-domain': referral,
    '/api/arks/web/vx/verify': recovery,
    '/api/arks/web/vx/reset': recovery,
    '/api/login/double_validation': question,
    '/api/login/double_validation/skip': question,
    '/api/login/second_factor': question,
    '/api/login/passkey': signIn,
    '/api/login/passkey/options': signIn,
    '/api/member/reauthentication': password,
    '/api/member/second_factor/store': password,
    '/api/member/second_factor/destroy': password,
    '/api/member/profile/edit_password': password,
    '/api/member/profile/edit_withdraw_password': password,
    '/api/member/profile/edit': password,
    '/api/member/bank_account/store': password,
    '/api/member/withdrawal/store': password,
    '/api/arks/web/agent/transfer': password,
    '/api/arks/web/agent/downline/store': register,
    '/api/member/apply_for_agent': register,
    '/check_iframe': frames,
    [BROWSER_REPORTS_PATH]: reports,
    [CSP_REPORTS_PATH]: reports,
    '/api/fb_tracking': tracking,
  }).map(([path, limit]) => [path.toLowerCase(), limit]),
);

/**
 * The limit of an address path, in every spelling that passes to the platform: capitals, a slash at the end, a format such as
 * `.json`.
 */
export function limitOf(pathname: string): Limit | undefined {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A path with an incomplete escape is unknown.
  }
  return LIMITS.get(
    path
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '')
      .replace(/(?<=[^/])\.[^/]*$/, '')
      .toLowerCase(),
  );
}
