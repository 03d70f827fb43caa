import { calls } from '@housefront/contract/calls';
import { emptyRegistration, type RegistrationForm } from '@housefront/contract/rules';
import type { SiteConfig } from '@housefront/contract/site-config';
import { fakePorts, testDeps, type FakePorts, success } from '../../testing/index.ts';
import { createReferral } from '../referral/createReferral.ts';
import { createSession } from '../session/index.ts';
import { createRegistration } from './index.ts';
import type { RegistrationConversion } from './registration.types.ts';

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
} as const;

/** A settings entry as a platform writes it. */
export const entry = (name: string, currency: string, flags: Readonly<Record<string, unknown>> = {}) => ({
  name,
  currency,
  is_display: 1,
  is_required: 0,
  ...flags,
});

/** Settings of RMB and VND; VND has neither birthday, phone nor qq. USD is configured but has no settings. */
export const settings = [
  entry('member_account', 'RMB', { is_required: 1, is_unique: 1 }),
  entry('password', 'RMB', { is_required: 1 }),
  entry('member_confirm_password', 'RMB', { is_required: 1 }),
  entry('member_email', 'RMB', { is_unique: 1 }),
  entry('member_birthday', 'RMB'),
  entry('member_phone', 'RMB', { is_verification: 1 }),
  entry('member_qq', 'RMB', { is_unique: 1 }),
  entry('member_telegram', 'RMB'),
  entry('member_agent', 'RMB'),
  entry('recommend_code', 'RMB'),
  entry('member_captcha', 'RMB', { is_required: 1 }),
  entry('member_account', 'VND', { is_required: 1 }),
  entry('member_name', 'VND', { is_required: 1 }),
  entry('member_email', 'VND', { is_unique: 1 }),
  entry('member_agent', 'VND'),
  entry('recommend_code', 'VND'),
];

/** Wishes for {@link openRegistration}. */
export interface RegistrationWishes {
  readonly search?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly config?: Partial<SiteConfig>;
  readonly mode?: 'desktop' | 'mobile';
  readonly prepare?: (ports: FakePorts) => void;
  /** Ports with a platform; without them, answers for tests of rules and errors are scripted. */
  readonly ports?: FakePorts;
}

/** Answers of a platform that accepts everything, with its own {@link settings}. */
const scriptAnswers = ({ http }: FakePorts) => {
  http.ok(calls.registerSettings, { list: settings });
  http.ok(calls.checkAgentDomain, { is_valid: 0 });
  http.ok(calls.bonusSettingCheck, { is_friend: 1 });
  http.ok(calls.registerValidMessage, { is_valid: 1 });
  http.ok(calls.memberInfo, { currency: 'RMB' });
  http.ok(calls.registerVerification, null);
  http.ok(calls.registerSms, null);
  http.ok(calls.register, { member_id: 42, member_account: 'newone1', member_currency: 'RMB', token: 't1' });
  let pictures = 0;
  http.on('/api/captcha', () => {
    pictures += 1;
    const data = { token: `c${pictures}`, captcha: 'data:image/png;base64,AAAA', placeholder: '' };
    return success(calls.captcha, data);
  });
};

/** A registration over fake ports, with a plain object as its form; not opened yet. */
export const setUpRegistration = (wishes: RegistrationWishes = {}) => {
  const ports = wishes.ports ?? fakePorts({}, wishes.cookies);
  ports.windows.here = { ...ports.windows.here, search: wishes.search ?? '' };
  const { http } = ports;
  http.ok(calls.loginHeader, { headers: {}, remote_addr: '203.0.113.9', country: '' });
  if (wishes.ports === undefined) scriptAnswers(ports);
  wishes.prepare?.(ports);
  const deps = testDeps({
    ports,
    config: { currencies: ['RMB', 'VND', 'USD'], ...wishes.config },
    site: { mode: wishes.mode ?? 'desktop' },
  });
  let values: RegistrationForm = emptyRegistration(1001, 'RMB');
  const tracked: RegistrationConversion[] = [];
  const registration = createRegistration({
    ...deps,
    session: createSession(deps),
    referral: createReferral(deps),
    form: {
      read: () => values,
      write: (patch) => {
        values = { ...values, ...patch };
      },
    },
    track: (conversion) => {
      tracked.push(conversion);
      return Promise.resolve();
    },
  });
  return {
    ...deps,
    http,
    registration,
    tracked,
    state: () => registration.store.getState(),
    values: () => values,
    /** Types values, field by field. */
    type: (patch: Partial<RegistrationForm>) => {
      values = { ...values, ...patch };
      for (const field of Object.keys(patch)) registration.changed(field as keyof RegistrationForm);
    },
  };
};

/** A registration whose form is on screen. */
export const openRegistration = async (wishes: RegistrationWishes = {}) => {
  const shell = setUpRegistration(wishes);
  await shell.registration.open();
  return shell;
};

/** Values that every rule of RMB accepts. */
export const good: Partial<RegistrationForm> = {
  memberAccount: 'newone1',
  password: 'abc123',
  checkPassword: 'abc123',
  verifyCode: 'k7Q',
  agreement: true,
};
