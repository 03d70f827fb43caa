import { expect } from 'vitest';
import type { PushKind } from '@housefront/contract/push-notice';
import type { PushDevice, PushKeys } from '../../adapters/browser/push-device.ts';
import type { PlatformDepsOptions, usePlatform } from '../../testing/platform.ts';
import { createSession } from '../session/index.ts';
import { choosePush, pushQueries } from './index.ts';

const base64url = /^[\w-]{87}$/;

/** Members whose browsers use the sandbox's own push service. */
export const pushMembers = (platform: ReturnType<typeof usePlatform>) => {
  /** A browser of the sandbox's own push service, and the order of what the feature asked of it. */
  const browser = (wishes: Partial<PushDevice> = {}) => {
    const asked: string[] = [];
    let keys: PushKeys | null = null;
    const device: PushDevice = {
      support: () => 'ready',
      permission: () => 'granted',
      ask: () => {
        asked.push('ask');
        return Promise.resolve('granted');
      },
      current: () => Promise.resolve(keys),
      subscribe: async (publicKey) => {
        expect(publicKey).toMatch(base64url);
        asked.push('subscribe');
        const made = await platform.client.control('/push-browser', {});
        keys ??= { endpoint: String(made['endpoint']), p256dh: String(made['p256dh']), auth: String(made['auth']) };
        return keys;
      },
      end: async () => {
        asked.push('end');
        if (keys) await platform.client.control('/push-browser/end', { endpoint: keys.endpoint });
        keys = null;
      },
      ...wishes,
    };
    return { device, asked, current: () => keys };
  };

  /** A member's document, signed in, with a browser. */
  const member = async (account = 'lucky88', options: PlatformDepsOptions = {}, wishes: Partial<PushDevice> = {}) => {
    const deps = platform.deps({ member: account, ...options });
    const session = createSession(deps);
    await session.start();
    const own = browser(wishes);
    const settings = () => deps.queryClient.fetchQuery({ ...pushQueries(deps).settings(), staleTime: 0 });
    const choose = async (...kinds: PushKind[]) =>
      choosePush(deps, (await settings()).publicKey, kinds, { device: own.device });
    return { deps, session, ...own, settings, choose };
  };

  const letterTo = (account: string) => platform.client.control('/letter', { account, title: 'Hello', content: 'x' });
  const arrived = async () =>
    (
      (await platform.client.control('/notices'))['notices'] as {
        readonly payload: { notification: { title: string } };
      }[]
    ).map(({ payload }) => payload.notification.title);

  return { member, letterTo, arrived };
};
