import type { CallRequest } from '@housefront/contract/endpoint';
import type { pushRenew } from '@housefront/contract/features/push';
import { isSuccessCode, normalizeEnvelope } from '@housefront/contract/envelope';
import { isRecord } from '@housefront/contract/json';
import { readPushNotice, type PushNotice } from '@housefront/contract/push-notice';
import { addressAt, type AddressId } from '@housefront/contract/pages';
import { parseUrl } from '@housefront/contract/url';

/* The part of a site's worker that shows notices. Only workers of sites with `push` contain it (PLT-04). */

/** An event that the worker keeps alive until its work is done. */
interface Lifetime {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of a `WindowClient` that a notice needs to open its page. */
export interface SiteWindow {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  /** Rejects for a window that this worker does not control. Null if the browser does not say which window it is now. */
  navigate(url: string): Promise<SiteWindow | null>;
}

/** A subscription as browsers give it. */
export interface WorkerSubscription {
  readonly endpoint: string;
  readonly options: unknown;
  toJSON(): { readonly keys?: Readonly<Record<string, string>> };
  unsubscribe(): Promise<unknown>;
}

/** The part of a worker's scope that notices use; the library `webworker` contradicts the one of pages. */
export interface PushScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly SiteWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    readonly pushManager: { subscribe(options: unknown): Promise<WorkerSubscription> };
  };
  fetch(url: string, init: object): Promise<{ json(): Promise<unknown> }>;
  addEventListener(
    type: 'push',
    listener: (event: Lifetime & { readonly data: { text(): string } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Lifetime & { readonly notification: { readonly data: unknown; close(): void } }) => void,
  ): void;
  addEventListener(
    type: 'pushsubscriptionchange',
    listener: (
      event: Lifetime & {
        readonly oldSubscription?: WorkerSubscription | null;
        readonly newSubscription?: WorkerSubscription | null;
      },
    ) => void,
  ): void;
}

/** Longest wait for a window that is led to a page, in milliseconds. */
const PATIENCE_MS = 2000;

/** Windows that are never led elsewhere: a game, a payment, a page that another window controls. */
const BUSY: ReadonlySet<AddressId> = new Set(['play', 'loading', 'close', 'authCallback', 'pay', 'register']);

const isFree = ({ url }: SiteWindow): boolean => {
  const address = addressAt(new URL(url).pathname);
  return address !== null && !BUSY.has(address);
};

/**
 * Shows a page: in the window that has it already, in one that is free, or in a new one. A press allows one window to be focused
 * or opened, so a window is led to the page before it is focused: only windows that this worker controls can be led.
 */
async function open(scope: PushScope, page: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const addressOf = (url: string) => new URL(url).pathname + new URL(url).search;
  const free = windows.filter(isFree).sort((one, other) => rank(one) - rank(other));
  let shown = windows.find(({ url }) => addressOf(url) === addressOf(page));
  for (const one of free) shown ??= await lead(one, page);
  try {
    if (shown) return void (await shown.focus());
  } catch {
    // It was closed meanwhile.
  }
  await scope.clients.openWindow(page);
}

/** Leads a window to a page. Undefined if it cannot be led. */
async function lead(found: SiteWindow, page: string): Promise<SiteWindow | undefined> {
  try {
    const moved = found.navigate(page);
    // A press is forgotten after some seconds: a window whose page is slow is focused while it loads.
    const slow = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
    return (await Promise.race([moved, slow])) ?? found;
  } catch {
    // This worker does not control it.
    return undefined;
  }
}

const rank = ({ visibilityState }: SiteWindow): number => (visibilityState === 'visible' ? 0 : 1);

const address = (subscription: WorkerSubscription): Readonly<Record<'endpoint' | 'p256dh' | 'auth', string>> => {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
};

/** Reports the new address of this browser to the platform. If it knows the former one no more, the notices end here too. */
async function renew(
  scope: PushScope,
  former: WorkerSubscription | null | undefined,
  given: WorkerSubscription | null | undefined,
): Promise<void> {
  // Without the former address the platform cannot know whose browser this is: the member agrees again.
  if (!former) return void (await given?.unsubscribe());
  const next = given ?? (await scope.registration.pushManager.subscribe(former.options));
  const request: CallRequest<typeof pushRenew> = {
    former_endpoint: former.endpoint,
    former_auth: address(former).auth,
    ...address(next),
  };
  const body = JSON.stringify(request);
  try {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, credentials: 'omit' };
    const answer = normalizeEnvelope(await (await scope.fetch('/api/push/renew', init)).json());
    if (answer && isSuccessCode(answer.code)) return;
  } catch {
    // The platform cannot be reached, and knows an address that no longer exists.
  }
  await next.unsubscribe();
}

/**
 * Lets the worker show notices. Payloads are hostile data: one that is none is shown as a notice with the site's name alone,
 * since browsers demand that every message is seen.
 */
export function showNotices(scope: PushScope, siteName: string): void {
  const { origin } = scope.location;
  const plain: PushNotice = { title: siteName, body: '', navigate: `${origin}/`, lang: '', tag: 'notice' };

  scope.addEventListener('push', (event) => {
    const { title, body, navigate, lang, tag } = readPushNotice(event.data?.text() ?? '', origin) ?? plain;
    const data = { navigate };
    event.waitUntil(
      scope.registration.showNotification(title, {
        body,
        data,
        dir: 'auto',
        ...(lang && { lang }),
        ...(tag && { tag }),
      }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { data } = event.notification;
    const navigate = isRecord(data) ? data['navigate'] : undefined;
    // Notices that the browser itself shows have no data of ours, and open their page without this worker.
    if (typeof navigate === 'string' && parseUrl(navigate)?.origin === origin) event.waitUntil(open(scope, navigate));
  });
  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renew(scope, event.oldSubscription, event.newSubscription)),
  );
}
