import { infoData, loginHeader } from '@housefront/contract/features/helpers';
import { commonLayout } from '@housefront/contract/features/member';
import { login, logout } from '@housefront/contract/features/session';
import { foldCode } from '@housefront/contract/rules';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CoreMessage } from '../../base/events.ts';
import { describeError } from '../../calls/call-message.ts';
import type { Credentials } from './session.credentials.ts';
import type { LoginForm } from './session.check.ts';
export { loginRefusal } from './session.codes.ts';
import { credentialsOf, readLogin, type LoginAnswer } from './session.login.api.ts';
import { buildDeviceInfo, type DeviceInfo } from './session.device.ts';

/** Milliseconds that a logout may take before it is cancelled; the local clean-up never waits for it (AUTH-37x). */
const LOGOUT_LIMIT_MS = 5000;

/** Milliseconds that each call of a login from outside may take: the page waits for it. */
const HANDOVER_LIMIT_MS = 10_000;

/** Device info and the headers that go with it (AUTH-08). */
export interface LoginDevice {
  readonly device: DeviceInfo;
  readonly headers: Readonly<Record<string, string>>;
}

const headerValue = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';

/** Fetches headers and address from the local helper; without an answer the login continues without them (AUTH-07). */
export const fetchLoginDevice = async ({ calls, ports, site }: FeatureDeps): Promise<LoginDevice> => {
  const answer = await calls.send(loginHeader, {}, { silent: true, timeoutMs: 5000 });
  const { headers, remote_addr } = answer.ok ? answer.data : { headers: {}, remote_addr: '' };
  const { userAgent, host, udid } = ports.device;
  const { clientType } = site.getState();
  const cdn = headerValue(headers, 'x-client-cdn');
  return { headers, device: buildDeviceInfo({ userAgent, host, udid, clientType, cdn, remoteAddress: remote_addr }) };
};

/** Sends the login call. A success without any token is no success (APIM-03). */
export const sendLogin = async (deps: FeatureDeps, form: LoginForm, captchaToken: string): Promise<LoginAnswer> => {
  const { headers, device } = await fetchLoginDevice(deps);
  const { siteId } = deps.site.getState();
  const { account, password, answer } = form;
  const request = {
    account: account.trim(),
    password,
    site_id: siteId,
    answer: foldCode(answer),
    captcha_token: captchaToken,
    ...device,
  };
  return readLogin(await deps.calls.send(login, request, { headers, silent: true }));
};

/** Reports the logout to the platform; the token is read before anything is cleared (APIM-04). */
export const sendLogout = (deps: FeatureDeps): Promise<unknown> =>
  deps.calls.send(logout, {}, { silent: true, timeoutMs: LOGOUT_LIMIT_MS });

/** Code of a gateway that does not know whether a link was used before (OPS-05). */
const LINKS_AWAY = '503';

/** Opens an encrypted sign-in link; null when it is not valid. The visitor learns when no link opens now (XWIN-11). */
export const openLink = async ({ calls, events }: FeatureDeps, enc: string): Promise<Credentials | null> => {
  const result = await calls.send(infoData, { enc }, { silent: true, timeoutMs: HANDOVER_LIMIT_MS });
  if (result.ok) return credentialsOf(result.data, result.data.tk);
  if (result.error.kind === 'refused' && result.error.code === LINKS_AWAY)
    events.emit('message', { kind: 'error', key: 'session.link_later' });
  return null;
};

/** The owner of a token, or the message why it is unknown. */
export type Identity =
  | { readonly ok: true; readonly credentials: Credentials }
  | { readonly ok: false; readonly message: CoreMessage | null };

/**
 * Asks the platform for the owner of a token: the only call that a login from outside sends before it is admitted. Member and
 * currency come from the platform, as does the token if the answer has a new one (SEC-05).
 */
export const identify = async ({ calls }: FeatureDeps, token: string): Promise<Identity> => {
  const answer = await calls.send(commonLayout, {}, { token, silent: true, timeoutMs: HANDOVER_LIMIT_MS });
  if (!answer.ok) {
    const dead = answer.error.kind === 'unauthorized';
    return { ok: false, message: dead ? { kind: 'error', key: 'session.link_dead' } : describeError(answer.error) };
  }
  const { id, member_account, member_currency } = answer.data;
  const named = { member_id: id, member_account, member_currency };
  const credentials = credentialsOf(named, answer.authorization ?? token);
  return { ok: true, credentials };
};
