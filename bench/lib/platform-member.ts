import { isObject } from './objects.ts';

/** A member of the sandbox's seed. */
export const member = { account: 'lucky88', password: 'Lucky888', currency: 'RMB' } as const;

/** A login of the member: what a site keeps of it, by key of the browser's storage. */
export type StoredLogin = Readonly<Record<'token' | 'member_id' | 'member_account' | 'currency', string>>;

/** Posts to the platform or its control; the answer's data, or the answer itself where it has none. @throws when refused */
export async function post(address: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text}`);
  const told: unknown = text === '' ? {} : JSON.parse(text);
  const whole = isObject(told) ? told : {};
  return isObject(whole['data']) ? whole['data'] : whole;
}

/** Reads a JSON object. */
export async function read(address: string): Promise<Record<string, unknown>> {
  const told: unknown = await (await fetch(address, { signal: AbortSignal.timeout(10_000) })).json();
  return isObject(told) ? told : {};
}

/** Signs the member in at the platform. @throws when it is refused */
export async function signIn(sandbox: string): Promise<StoredLogin> {
  const { token: captcha } = await post(`${sandbox}/api/captcha`, { type: 1, site_id: 1001 });
  const { answer } = await read(`${sandbox}/control/captcha/${String(captcha)}`);
  const login = await post(`${sandbox}/api/login`, {
    account: member.account,
    password: member.password,
    site_id: 1001,
    answer,
    captcha_token: captcha,
    remote_addr: '',
    host: 'x',
    device: 0,
    system_group: 'linux',
    login_type: 'desktop',
    cdn: '',
    system: 'Linux',
    browser: 'Chrome 140',
    system_version: '',
  });
  const { token, member_id: id } = login;
  if (typeof token !== 'string' || (typeof id !== 'number' && typeof id !== 'string'))
    throw new Error('The platform refused the sign-in.');
  return { token, member_id: String(id), member_account: member.account, currency: member.currency };
}
