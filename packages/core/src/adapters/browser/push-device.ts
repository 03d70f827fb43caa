import { registerSiteWorker } from './trusted-scripts.ts';

/** The browser at its push service: what the platform needs to send it a notice. */
export interface PushKeys {
  readonly endpoint: string;
  /** Public key of the browser, in base64url. */
  readonly p256dh: string;
  /** Secret of the browser, in base64url. */
  readonly auth: string;
}

/** Whether the browser can show notices; `home-screen`: only after the site was added there (iOS). */
export type PushSupport = 'ready' | 'home-screen' | 'unsupported';

/** The visitor's answer to the browser's question; `default` before it was asked. */
export type PushPermission = 'default' | 'granted' | 'denied';

/** Notices of this browser. */
export interface PushDevice {
  readonly support: () => PushSupport;
  readonly permission: () => PushPermission;
  /** Asks the visitor. Only after a press: browsers refuse anything else. */
  readonly ask: () => Promise<PushPermission>;
  /** The subscription of this browser; null without one. */
  readonly current: () => Promise<PushKeys | null>;
  /** The subscription for the platform's key, a new one in place of one for another key; null if the browser refuses. */
  readonly subscribe: (publicKey: string) => Promise<PushKeys | null>;
  /** Ends the subscription and removes the notices that are shown, also without a connection. */
  readonly end: () => Promise<void>;
}

/** Longest wait for the site's worker, in milliseconds. */
const PATIENCE_MS = 10_000;

const base64url = (buffer: ArrayBuffer | null): string =>
  buffer === null
    ? ''
    : btoa(String.fromCodePoint(...new Uint8Array(buffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);

const keysOf = (subscription: PushSubscription): PushKeys => ({
  endpoint: subscription.endpoint,
  p256dh: base64url(subscription.getKey('p256dh')),
  auth: base64url(subscription.getKey('auth')),
});

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration('/').catch(() => undefined);

/** The site's worker once it works; it is registered some seconds after a page has loaded. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const known = await registration();
  if (known?.active) return known;
  await registerSiteWorker(navigator.serviceWorker);
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The worker of the site does not start.')), PATIENCE_MS);
    }),
  ]);
}

const isSupported = (): boolean =>
  typeof PushManager === 'function' && typeof Notification === 'function' && 'serviceWorker' in navigator;

/** The notices of the browser of this document. Loaded only where push is used. */
export const browserPush: PushDevice = {
  support: () => {
    if (isSupported()) return 'ready';
    // Only Safari on iOS has this field.
    return 'standalone' in navigator && navigator.standalone === false ? 'home-screen' : 'unsupported';
  },
  permission: () => Notification.permission,
  ask: async () => {
    try {
      return await Notification.requestPermission();
    } catch {
      return 'default';
    }
  },
  current: async () => {
    if (!isSupported()) return null;
    const found = await (await registration())?.pushManager.getSubscription().catch(() => null);
    return found ? keysOf(found) : null;
  },
  subscribe: async (publicKey) => {
    try {
      const { pushManager } = await worker();
      const key = bytesOf(publicKey);
      const former = await pushManager.getSubscription();
      if (former && base64url(former.options.applicationServerKey) === base64url(key.buffer)) return keysOf(former);
      // One for another key of the platform refuses a second one.
      await former?.unsubscribe();
      return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    } catch {
      return null;
    }
  },
  end: async () => {
    if (!isSupported()) return;
    const own = await registration();
    const subscription = await own?.pushManager.getSubscription().catch(() => null);
    await subscription?.unsubscribe().catch(() => false);
    const shown = (await own?.getNotifications().catch(() => [])) ?? [];
    for (const notice of shown) notice.close();
  },
};
