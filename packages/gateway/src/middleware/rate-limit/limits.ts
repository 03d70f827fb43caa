import type { Limit } from '../../shared/shared-state.ts';

const MINUTE = 60;

const captcha: Limit = { name: 'captcha', points: 60, seconds: MINUTE };
const signIn: Limit = { name: 'sign-in', points: 30, seconds: MINUTE };
const register: Limit = { name: 'register', points: 20, seconds: MINUTE };
// A form asks when a field is left; ten fields with a few corrections are one visitor.
const check: Limit = { name: 'register-check', points: 60, seconds: MINUTE };
const message: Limit = { name: 'message', points: 10, seconds: MINUTE };
const frames: Limit = { name: 'frames', points: 30, seconds: MINUTE };
const tracking: Limit = { name: 'tracking', points: 60, seconds: MINUTE };

// What one visitor's address may do how often on one site (SEC-04). Everything else is without a limit.
const LIMITS: ReadonlyMap<string, Limit> = new Map(
  Object.entries({
    '/clientCaptcha': captcha,
    '/api/captcha': captcha,
    '/api/login': signIn,
    '/get_info_data': signIn,
    '/api/register': register,
    '/api/register/verification': check,
    '/api/register/sms': message,
    '/api/arks/web/vx/verify': message,
    '/api/login/double_validation': signIn,
    '/api/member/profile/edit_password': signIn,
    '/api/member/profile/edit_withdraw_password': signIn,
    '/check_iframe': frames,
    '/api/fb_tracking': tracking,
  }).map(([path, limit]) => [path.toLowerCase(), limit]),
);

/** The limit of an address path, in whatever way it is written that a platform might still understand. */
export function limitOf(pathname: string): Limit | undefined {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Half an escape is no known path.
  }
  return LIMITS.get(
    path
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '')
      .toLowerCase(),
  );
}
