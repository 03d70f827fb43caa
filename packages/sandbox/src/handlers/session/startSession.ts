import type { DeviceInfo } from '@housefront/contract/features/session';
import type { Member } from '../../world/members/members.ts';
import { tokenHash } from '../../world/storage/tokens.ts';
import type { Services } from '../../answers/services.ts';

/** Identifies a device: a wrapper by its own id, a browser by system, name and size of device. */
export const deviceFingerprint = ({ udid, system_group, system, browser, device }: DeviceInfo): string =>
  udid ?? [system_group, system, browser.replace(/\d.*$/, '').trim(), String(device)].join('|');

/** The device of a new session. */
export type SignedDevice = Readonly<Record<'browser' | 'system' | 'address', string>>;

/** The device that sends a request; '' for unknown facts. */
export const deviceOf = ({ browser, system }: DeviceInfo, address: string): SignedDevice => ({
  browser: browser.slice(0, 40),
  system: system.slice(0, 40),
  address,
});

/**
 * Starts a session for an authenticated member and returns the login payload. A member has one session, unless the platform
 * allows several devices: the previous one ends, and its browser is notified by the `login` event and disconnected. The event
 * identifies the new session by a hash, so that the old browser does not get the new token (RT-14).
 * @param withdrawOnly the session of an excluded member, which serves withdrawals only
 */
export function startSession(
  { world, announcer, site }: Services,
  member: Member,
  device: SignedDevice = { browser: '', system: '', address: '' },
  withdrawOnly = false,
): object {
  const keepOthers = world.flags.get('severalDevices');
  const { token, replaced } = world.sessions.start(member.id, site, { ...device, keepOthers, withdrawOnly });
  if (replaced) {
    announcer.toMember(member.id, 'login', { token: tokenHash(token) });
    announcer.dropMember(member.id);
  }
  return { member_id: member.id, member_account: member.account, member_currency: member.currency, token };
}
