import type { DeviceInfo } from '@housefront/contract/features/session';
import type { Member } from '../../world/members.ts';
import { tokenHash } from '../../world/tokens.ts';
import type { Services } from '../services.ts';

/** What tells one device from another: a wrapper by its own id, a browser by system, name and size of device. */
export const deviceMark = ({ udid, system_group, system, browser, device }: DeviceInfo): string =>
  udid ?? [system_group, system, browser.replace(/\d.*$/, '').trim(), String(device)].join('|');

/**
 * Starts the session of a member who proved to be one, and gives the data of a login. A member has one session; the one
 * before it ends and its browser is told by the `login` event (RT-14). That event names the new session by a mark that
 * opens nothing, so that the browser left behind does not get hold of the new token.
 */
export function enter({ world, announcer, site }: Services, member: Member): object {
  const { token, replaced } = world.sessions.start(member.id, site);
  if (replaced) announcer.toMember(member.id, 'login', { token: tokenHash(token) });
  return { member_id: member.id, member_account: member.account, member_currency: member.currency, token };
}
