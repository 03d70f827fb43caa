import { calls } from '@housefront/contract/calls';
import { agreedCookie, relayConsent, type FakePorts } from '@housefront/core/testing';
import { page } from 'vitest/browser';
import { answerSignIn, fillAnswer } from '../../testing/identity.fixtures.ts';
import { openShell, type OpenShell, type ShellOptions } from '../../testing/openShell.tsx';

/** Paths of the calls around a registration. */
export const PATHS = {
  settings: '/api/arks/web/register-settings',
  verification: '/api/register/verification',
  register: '/api/register',
  sms: '/api/register/sms',
  valid: '/api/register/valid_message',
  domain: '/api/arks/web/check-agent-domain',
  member: '/api/member_info',
  friend: '/api/bonus_setting/check',
  agreement: '/api/arks/web/register-settings/service-agreement',
  background: '/api/arks/web/model/register-background/detail',
  tracking: '/api/fb_tracking',
} as const;

const entry = (currency: string, name: string, flags: object = {}) => ({
  name,
  currency,
  is_display: 1,
  is_required: 0,
  is_unique: 0,
  is_verification: 0,
  ...flags,
});
const required = { is_required: 1 };

/** Settings: RMB requires much, VND little, USD is not open. */
export const settings = [
  entry('RMB', 'member_account', { ...required, is_unique: 1 }),
  entry('RMB', 'password', required),
  entry('RMB', 'member_confirm_password', required),
  entry('RMB', 'member_email', { is_unique: 1 }),
  entry('RMB', 'member_birthday'),
  entry('RMB', 'member_phone', { is_verification: 1 }),
  entry('RMB', 'withdraw_password'),
  entry('RMB', 'member_agent'),
  entry('RMB', 'recommend_code'),
  entry('RMB', 'member_captcha', required),
  entry('VND', 'member_account', required),
  entry('VND', 'password', required),
  entry('VND', 'member_email', { ...required, is_unique: 1 }),
  entry('VND', 'member_phone', { is_unique: 1 }),
  entry('VND', 'member_agent'),
  entry('VND', 'recommend_code'),
  entry('VND', 'member_captcha', required),
];

/** Scripts a platform that accepts everything, with its own {@link settings}, for tests of rules and errors. */
export function answerRegistration(ports: FakePorts): void {
  answerSignIn(ports);
  const { http } = ports;
  http.ok(calls.registerSettings, { list: settings });
  http.ok(calls.checkAgentDomain, { is_valid: 0 });
  http.ok(calls.bonusSettingCheck, { is_friend: 1 });
  http.ok(calls.registerValidMessage, { is_valid: 1 });
  http.ok(calls.memberInfo, { currency: 'RMB' });
  http.ok(calls.registerVerification, null);
  http.ok(calls.registerSms, null);
  http.ok(calls.serviceAgreement, { list: [] });
  http.ok(calls.registerBackground, { detail: { photo: '' } });
  http.ok(calls.fbTracking, null);
  http.ok(calls.register, { member_id: 42, member_account: 'newone1', member_currency: 'USD', token: 't1' });
  http.ok(calls.loginHeader, { headers: {}, remote_addr: '203.0.113.9', country: '' });
}

/** An answer with a full code. */
export const refusal = (codeFull: string, message = '') => ({ json: { code: '500', codeFull, message, data: null } });

/** Wishes for {@link openRegister}. */
export interface RegisterWishes extends ShellOptions {
  readonly search?: string;
  /** Uses a sandbox and its form in place of scripted answers. */
  readonly unscripted?: boolean;
}

/** Opens the dialog of the registration in English; RMB unless the link says otherwise. */
export async function openRegister({
  search = '',
  unscripted = false,
  prepare,
  ...options
}: RegisterWishes = {}): Promise<OpenShell & { readonly http: FakePorts['http'] }> {
  const shell = await openShell({
    ...options,
    // Visitors agreed to marketing, so that a registration is reported.
    config: { consent: relayConsent, ...options.config },
    prepare: (ports) => {
      if (unscripted) {
        answerSignIn(ports);
        ports.http.ok(calls.fbTracking, null);
      } else answerRegistration(ports);
      ports.windows.here = { ...ports.windows.here, search };
      ports.cookies.set('consent', agreedCookie(ports.clock.now()).consent);
      prepare?.(ports);
    },
  });
  shell.runtime.overlays.open('register');
  return { ...shell, http: shell.ports.http };
}

/** The dialog of registration and sign-in. */
export const dialog = () => page.getByRole('dialog', { name: 'Create your account' });
/** A text field by its label. */
export const field = (name: string | RegExp) => page.getByRole('textbox', { name });
/** A password field by its label. */
export const secret = (name: 'Password' | 'Confirm password') => page.getByLabelText(new RegExp(`^${name}`));
/** A button by its name. */
export const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The list of currencies. */
export const currency = () => page.getByRole('combobox', { name: 'Currency' });
/** The field of the introducer, with any label. */
export const introducer = () => page.getByRole('textbox', { name: /^(?:Referral code|Agent)/ });

/** Fills in what RMB requires. */
export async function fillRequired(over: { readonly account?: string } = {}): Promise<void> {
  await field(/^Account/).fill(over.account ?? 'newone1');
  await secret('Password').fill('abc123');
  await secret('Confirm password').fill('abc123');
  await fillAnswer(field(/^Verification code/), 'k7Qp');
  await page.getByRole('checkbox').click();
}
