import { deviceEnd, deviceEndOthers, devices } from '@housefront/contract/features/devices';
import { formatDateTime } from '@housefront/contract/wall-time';
import { endOtherSessions } from '../../answers/endOtherSessions.ts';
import { defineMemberHandler } from '../../answers/defineHandler.ts';

/** The devices on which the member is signed in. */
export const devicesHandler = defineMemberHandler(devices, ({ world, signed, ok }) =>
  ok({
    list: world.sessions.devices(signed.member.id).map(({ id, browser, system, address, createdAt, usedAt }) => ({
      id,
      browser,
      system,
      // The sandbox knows no towns.
      place: '',
      address,
      created_at: formatDateTime(createdAt),
      used_at: formatDateTime(usedAt),
      is_current: id === signed.sessionId ? 1 : 0,
    })),
  }),
);

/** Ends the login of a device; 101 if the member has none of this id. Open connections are closed: those that live on come back. */
export const deviceEndHandler = defineMemberHandler(deviceEnd, ({ world, services, signed, request, ok, refuse }) => {
  const { id: memberId } = signed.member;
  const found = world.sessions.devices(memberId).find(({ id }) => String(id) === request.id);
  if (!found) return refuse('101', 'deviceGone');
  world.sessions.end(found.id);
  services.announcer.dropMember(memberId);
  return ok();
});

/** Time before now from which on added passkeys are named (milliseconds). */
const NAMED_MS = 30 * 86_400_000;

/** Ends the logins of all other devices, and names the passkeys of the last 30 days (SEC-10). */
export const deviceEndOthersHandler = defineMemberHandler(deviceEndOthers, ({ world, services, signed, ok }) => {
  endOtherSessions(services, signed);
  const since = world.clock.now() - NAMED_MS;
  return ok({
    since: formatDateTime(since),
    passkeys: world.passkeys
      .list(signed.memberId)
      .filter(({ createdAt }) => createdAt >= since)
      .map(({ id, name, createdAt }) => ({ id, name, created_at: formatDateTime(createdAt) })),
  });
});
