import type { APIRequestContext } from '@playwright/test';
import type { Control } from './control.ts';

/** Members of the sandbox's seed; frozen and disabled ones cannot sign in. */
export const members = {
  lucky88: { account: 'lucky88', password: 'Lucky888', currency: 'RMB' },
  river77: { account: 'river77', password: 'River777', currency: 'USD' },
  sakura6: { account: 'sakura6', password: 'Sakura66', currency: 'VND' },
  falcon1: { account: 'falcon1', password: 'Falcon11', currency: 'USD' },
  first001: { account: 'first001', password: 'First0011', currency: 'USD' },
  frozen1: { account: 'frozen1', password: 'Frozen11', currency: 'RMB' },
  closed1: { account: 'closed1', password: 'Closed11', currency: 'RMB' },
} as const;

export type MemberName = keyof typeof members;

/** The credentials of a sign-in. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** A login of its own at the platform, in wire names; asked of the site or of the platform itself, as `request` has it. */
export async function platformLogin(
  request: APIRequestContext,
  control: Control,
  { account: name, password }: Credentials,
): Promise<Readonly<Record<string, unknown>>> {
  const post = async (path: string, body: object) => {
    const reply = await request.post(`/api${path}`, { data: body });
    return ((await reply.json()) as { data: Record<string, unknown> }).data;
  };
  const { token } = await post('/captcha', { type: 1, site_id: 1001 });
  const device = { remote_addr: '', host: 'x', device: 0, system_group: 'linux', login_type: 'desktop', cdn: '' };
  return post('/login', {
    account: name,
    password,
    site_id: 1001,
    answer: await control.captchaAnswer(String(token)),
    captcha_token: token,
    ...device,
    system: 'Linux',
    browser: 'Chrome 140',
    system_version: '',
  });
}

/** A login of its own at the platform, as a site keeps it: values by key of the browser's storage. */
export async function keptLogin(request: APIRequestContext, control: Control, member: MemberName) {
  const { token, member_id } = await platformLogin(request, control, members[member]);
  return {
    token: String(token),
    member_id: String(member_id),
    member_account: member,
    currency: members[member].currency,
  };
}
