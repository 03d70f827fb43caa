import { infoData, loginHeader } from '@housefront/contract/features/helpers';
import { login, logout } from '@housefront/contract/features/session';
import { foldCode } from '@housefront/contract/rules';
import type { FeatureDeps } from '../../feature-deps.ts';
import type { Credentials } from './session.credentials.ts';
import type { LoginForm } from './session.check.ts';
export { loginRefusal } from './session.codes.ts';
import { credentialsOf, readLogin, type LoginAnswer } from './session.login.api.ts';
import { buildDeviceInfo, type DeviceInfo } from './session.device.ts';

/** Milliseconds that a logout may take before it is given up; the local clean-up never waits for it (AUTH-37x). */
const LOGOUT_LIMIT_MS = 5000;

/** Device info and the headers that go with it (AUTH-07, AUTH-08). */
export interface LoginSurroundings {
  readonly device: DeviceInfo;
  readonly headers: Readonly<Record<string, string>>;
}

const headerValue = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';

/** Asks the local helper for headers and address; without an answer the login goes on without them (AUTH-07, AUTH-09x). */
export const fetchLoginSurroundings = async ({ calls, ports, site }: FeatureDeps): Promise<LoginSurroundings> => {
  const answer = await calls.send(loginHeader, {}, { silent: true, timeoutMs: 5000 });
  const { headers, remote_addr } = answer.ok ? answer.data : { headers: {}, remote_addr: '' };
  const { userAgent, host, udid } = ports.device;
  const { clientType } = site.getState();
  const cdn = headerValue(headers, 'x-client-cdn');
  return { headers, device: buildDeviceInfo({ userAgent, host, udid, clientType, cdn, remoteAddress: remote_addr }) };
};

/** Sends the login call (APIM-03). A success without any token is no success. */
export const sendLogin = async (deps: FeatureDeps, form: LoginForm, captchaToken: string): Promise<LoginAnswer> => {
  const { headers, device } = await fetchLoginSurroundings(deps);
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

/** Reports the logout to the platform (APIM-04); the token is read before anything is cleared. */
export const sendLogout = (deps: FeatureDeps): Promise<unknown> =>
  deps.calls.send(logout, {}, { silent: true, timeoutMs: LOGOUT_LIMIT_MS });

/** Opens an encrypted sign-in link; null when it is not good in any way (API-42, XWIN-11). */
export const openLink = async ({ calls }: FeatureDeps, enc: string): Promise<Credentials | null> => {
  const result = await calls.send(infoData, { enc }, { silent: true, timeoutMs: 10_000 });
  return result.ok ? credentialsOf(result.data, result.data.tk) : null;
};
