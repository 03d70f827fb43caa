import { within } from '../../loading/within.ts';
import {
  readRegisterError,
  registerBody,
  type RegisterType,
  type ShownError,
  type TrackedError,
} from '@housefront/contract/rules';
import { describeError } from '../../calls/call-message.ts';
import type { CoreMessage } from '../../base/events.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { RegistrationDeps, RegistrationState } from './registration.types.ts';

/** Longest wait of a login for the tracking call, in milliseconds, when the page reloads right after. */
const TRACK_LIMIT_MS = 1500;

/** Result of a sent registration: an error of the platform's table, or a message for a missing or unreadable answer. */
export type RegistrationAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: ShownError | null; readonly message: CoreMessage | null };

const failed = (error: CallError): RegistrationAnswer =>
  error.kind === 'refused'
    ? { ok: false, error: readRegisterError(error), message: null }
    : { ok: false, error: null, message: describeError(error) };

/** The kind of introducer that is sent with the registration: none without a value (REG-30). */
export const registerTypeOf = (
  { introducer }: Pick<RegistrationState, 'introducer'>,
  values: { readonly memberAgent: string; readonly recommendCode: string },
): RegisterType => {
  if (values[introducer.field].trim() === '') return 'none';
  return introducer.field === 'recommendCode' ? 'recommend_code' : 'member_agent';
};

/** Registers, and signs in after success (REG-29x). */
export const sendRegistration = async (
  deps: RegistrationDeps,
  state: Pick<RegistrationState, 'plan' | 'currency' | 'introducer'>,
  captchaToken: string,
  errorTrack: readonly TrackedError[],
): Promise<RegistrationAnswer> => {
  const { config, form, ports, referral, session, site } = deps;
  const { device } = await session.deviceInfo();
  const values = { ...form.read(), siteId: site.getState().siteId, captchaToken };
  const registerType = registerTypeOf(state, values);
  const body = registerBody(values, {
    plan: state.plan,
    registerType,
    lockedCurrency: state.currency,
    remoteAddr: device.remote_addr,
    errorTrack,
  });
  const result = await (await import('./registration.api.ts')).requestRegistration(deps, body);
  if (!result.ok) return failed(result.error);
  const { credentials } = result;
  referral.forget();
  const tracked = deps.track({
    name: 'CompleteRegistration',
    id: credentials.id,
    custom: { currency: credentials.currency, register_type: registerType },
  });
  const { currency, mode } = site.getState();
  if (mode === 'mobile' && credentials.currency !== currency && config.currencies.includes(credentials.currency)) {
    // The page is about to reload, which would abort the tracking call (AUTH-14).
    await within(ports.clock, TRACK_LIMIT_MS, tracked);
  }
  // Before the login: what follows it may reload the page.
  ports.storage.set('registeredAt', ports.clock.now());
  ports.storage.set('welcome', true);
  session.complete(credentials);
  return { ok: true };
};
