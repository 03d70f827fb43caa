import { deviceEnd, deviceEndOthers, devices } from '@housefront/contract/features/devices';
import { formatDateTime } from '@housefront/contract/wall-time';
import { defineMemberHandler } from '../defineHandler.ts';

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

/** Ends the logins of all other devices. */
export const deviceEndOthersHandler = defineMemberHandler(deviceEndOthers, ({ world, services, signed, ok }) => {
  const { id: memberId } = signed.member;
  for (const { id } of world.sessions.devices(memberId)) if (id !== signed.sessionId) world.sessions.end(id);
  services.announcer.dropMember(memberId);
  return ok();
});
