/** Hosts of the push services of all browsers: Chrome and Edge, Firefox, Safari. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** Host of the sandbox's own push service. It exists in no network: the sandbox hands such messages to itself. */
export const OWN_SERVICE = 'push.sandbox.example';

/**
 * Whether the platform sends to an address. A browser chooses it, so it is hostile: without this list, members could let the
 * platform call machines inside its own network.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hostname === OWN_SERVICE || SERVICES.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
