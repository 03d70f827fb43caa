/**
 * The ports of core. Core never uses a global: a browser, a server and a test each supply
 * their own set (browser.ts, server.ts, testing/).
 */
import type { ChannelKind } from '@housefront/contract/channel';
import type { StoragePort } from '../storage/storage.ts';

export type { StoragePort } from '../storage/storage.ts';

/** One request as it leaves the call client. */
export interface HttpRequest {
  /** Address with path and query; root-relative unless a base is configured. */
  readonly url: string;
  /** POST unless the call is stated as GET (API-02). */
  readonly method: 'GET' | 'POST';
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; absent on GET. */
  readonly body?: string;
  /** Aborted by the caller, by the time limit or by a 401 on another call. */
  readonly signal: AbortSignal;
}

/** One answer, with any status. */
export interface HttpReply {
  /** HTTP status. */
  readonly status: number;
  /** Header value by lower-case name, or null. */
  readonly header: (name: string) => string | null;
  /** The whole body as text. */
  readonly text: string;
}

/**
 * Sends requests. Rejects when there is no answer: with the abort reason when the signal fired, with a TypeError when the
 * network failed, with a ReplyTooLargeError when the answer exceeds its size limit.
 */
export interface HttpPort {
  readonly send: (request: HttpRequest) => Promise<HttpReply>;
}

/** Options of a cookie. The path is always / and SameSite always Lax (STORE-19x). */
export interface CookieOptions {
  /** Seconds until the cookie ends; without it the cookie ends with the browser. */
  readonly maxAge?: number;
}

/** Raw cookies of this site. The typed names are in cookies.ts. */
export interface CookiePort {
  /** The first cookie of this name. */
  readonly get: (name: string) => string | undefined;
  /** Number of cookies of this name: those of other paths and of domains above count too. */
  readonly count: (name: string) => number;
  readonly set: (name: string, value: string, options?: CookieOptions) => void;
  readonly remove: (name: string) => void;
}

/** Time of the device. Times of the platform are compared with {@link PlatformClockPort}. */
export interface ClockPort {
  /** Milliseconds since the epoch. The device's clock may be wrong and may change at any time. */
  readonly now: () => number;
  /** Monotonic milliseconds since an arbitrary start. May stop while the device sleeps. */
  readonly elapsed: () => number;
  /** Runs once after so many milliseconds; the returned function cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Runs every so many milliseconds; the returned function stops it. */
  readonly every: (ms: number, run: () => void) => () => void;
}

/** Time of the platform (FLD-09). */
export interface PlatformClockPort {
  /** Milliseconds since the epoch; the device's time until an answer gave the platform's. */
  readonly now: () => number;
  /** Call it when a request is sent; pass the reply to the function it returns. Only for replies that no cache can give. */
  readonly ask: () => (reply: Pick<HttpReply, 'header'>) => void;
}

/** Locks that all tabs of this browser share. */
export interface LocksPort {
  /** Runs when no tab holds the lock, and holds it until the promise settles. Rejects where the browser offers no locks. */
  readonly hold: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  /** Names of locks that any tab holds now. Rejects where the browser offers no locks. */
  readonly held: () => Promise<readonly string[]>;
}

/** Randomness. */
export interface RandomPort {
  /** At least 0, less than 1. */
  readonly next: () => number;
  /** A fresh unique text. */
  readonly id: () => string;
}

/** Names of the windows a site opens beside its own. */
export type WindowName = 'gameWindow' | 'memberWindow' | 'agentWindow' | 'fpWindow' | 'depositWindow' | 'authWindow';

/** A window that was opened by this one. */
export interface WindowHandle {
  readonly name: WindowName;
  /** True once the user or the site closed it. */
  readonly closed: boolean;
  /** Loads an address in the window; false when it is closed or refuses navigation. Only http and https are accepted. */
  readonly navigate: (url: string) => boolean;
  readonly focus: () => void;
  readonly close: () => void;
}

/** Size of a window in CSS pixels; it is centred and clipped to the screen. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Address of this document. */
export interface PageAddress {
  /** Scheme and host, e.g. https://site.example. */
  readonly origin: string;
  readonly host: string;
  /** Path with leading slash. */
  readonly path: string;
  /** Query with leading question mark, or empty. */
  readonly search: string;
}

/** Windows, addresses and the lifecycle of this document. */
export interface WindowsPort {
  /** Opens or reuses the window of that name; null when the browser blocked it. Call it inside a click handler, before any await. */
  readonly open: (name: WindowName, url: string, size?: WindowSize) => WindowHandle | null;
  /** The handle of an opened window, even when it was closed since. */
  readonly get: (name: WindowName) => WindowHandle | undefined;
  /** This document's address. */
  readonly address: () => PageAddress;
  /** Changes path and query in place, without a load and without a history entry. */
  readonly replaceAddress: (pathAndSearch: string) => void;
  /** Sends this document to another address. Only http and https addresses are accepted, others throw a TypeError. */
  readonly leaveTo: (url: string) => void;
  /** Follows an address like a link, so that Back returns here. Refuses what leaveTo refuses. */
  readonly goTo: (url: string) => void;
  /** Opens an address in a new window without an opener. Refuses what leaveTo refuses (HOME-07). */
  readonly openApart: (url: string) => void;
  /** One step back in this document's history. */
  readonly back: () => void;
  readonly reload: () => void;
  /** True when another window of the site opened this one. */
  readonly hasOpener: () => boolean;
  /** True when the opener of this window shows a same-origin page now (XWIN-08). */
  readonly openedBySite: () => boolean;
  /**
   * The window of that name if it was opened before this document loaded, e.g. before a reload; null when there is none.
   * Call it inside a click handler: the lookup opens a window for a moment (PLAY-24x).
   */
  readonly find: (name: WindowName) => WindowHandle | null;
  /** True when this document is shown inside a frame. */
  readonly framed: () => boolean;
  /** Posts a message to the parent document when it has the same origin (PLAY-13x). */
  readonly postToParent: (message: string) => void;
  /** Messages of same-origin frames; all others are ignored. */
  readonly onFrameMessage: (listener: (message: string) => void) => () => void;
  /** Closes this window when it was opened by a script. */
  readonly closeSelf: () => void;
  /** The document is shown again; persisted is true when it came from the back-forward cache (PLAY-26). */
  readonly onShow: (listener: (persisted: boolean) => void) => () => void;
  /** The document is being left (SHELL-58). */
  readonly onHide: (listener: () => void) => () => void;
}

/** Properties of the device, read at call time. */
export interface DevicePort {
  readonly userAgent: string;
  /** Preferred languages in order (navigator.languages). */
  readonly languages: readonly string[];
  /** Zone of the visitor, e.g. Europe/London; omitted if it is not known. */
  readonly zone?: () => string;
  /** Host of the site as the visitor sees it. */
  readonly host: string;
  /** display-mode standalone. */
  readonly standalone: boolean;
  /** True when a native wrapper has put its bridge into the page (CFG-24x). */
  readonly nativeBridge: boolean;
  /** True when the site's own native app opens windows in a browser of its own and reports when they close (GEN-08). */
  readonly inAppWindows?: boolean;
  /** Device id handed over by a native wrapper (AUTH-08). */
  readonly udid?: string;
  /** The browser sends Global Privacy Control (CNS-02). */
  readonly privacyControl: boolean;
  /** Layout width in CSS pixels. */
  readonly viewportWidth: () => number;
  /** False while the tab is in the background. */
  readonly visible: () => boolean;
  readonly onVisibilityChange: (listener: (visible: boolean) => void) => () => void;
  /** The device is online again. */
  readonly onOnline: (listener: () => void) => () => void;
  /** Sends a message to the native wrapper; false when there is none. */
  readonly postToWrapper: (message: { readonly type: string; readonly [field: string]: unknown }) => boolean;
}

/** The site's own native app around this document (GEN-08). */
export interface NativeAppPort {
  /** Links that the system hands to the app. Anything on the device can send one. */
  readonly onLink: (listener: (url: string) => void) => void;
  /** The back button of Android; without a listener the system handles it. */
  readonly onBack: (listener: () => void) => void;
  /** Puts the app into the background. */
  readonly leave: () => void;
  /** Colour of time and symbols in the bars of the system, over a page of this colour scheme. */
  readonly setScheme: (scheme: 'dark' | 'light') => void;
}

/** Log for operators. Never texts for users, never credentials. */
export interface LoggerPort {
  /** Details that matter only while developing; silent in production. */
  readonly debug: (message: string, details?: Readonly<Record<string, unknown>>) => void;
  readonly warn: (message: string, details?: Readonly<Record<string, unknown>>) => void;
  readonly error: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

/**
 * `off`: never connected, or closed on purpose. `waiting`: lost or refused, a reconnect is scheduled. `connected`: the
 * connection is open; each channel reports its own subscription.
 */
export type RealtimeState = 'off' | 'connecting' | 'connected' | 'waiting';

/** Credentials of a realtime connection. */
export interface RealtimeAuth {
  /** The token that is stored at the time of the call, or undefined (RT-01). */
  readonly token: () => string | undefined;
  /** The platform refused a private channel with 401 or 403: the login may have ended (ERR-01). */
  readonly refused: (status: number) => void;
}

/** Push messages. Every method is safe to call in any state; without a configured address nothing happens (RT-03x). */
export interface RealtimePort {
  readonly state: () => RealtimeState;
  /** Resolves once the driver is loaded and connecting; `connected` is reported through onState. */
  readonly connect: (auth: RealtimeAuth) => Promise<void>;
  readonly disconnect: () => void;
  /**
   * For a page that becomes active again. Reconnects at once while waiting or stuck in connecting; pings an open connection
   * and replaces it when it does not answer. True when the ping was answered.
   */
  readonly check: () => Promise<boolean>;
  /**
   * Subscribes to a channel by its name without the prefix of its kind, once {@link connect} has resolved; a second call has no effect. A refused subscription is retried.
   * @param onSubscribed called after each successful subscription. Events before it may be missed, later ones are delivered
   */
  readonly join: (channel: string, kind: ChannelKind, onSubscribed?: () => void) => void;
  readonly leave: (channel: string) => void;
  /** Listens to an event of a channel, before or after `join`. Payloads are passed on as received. */
  readonly on: (channel: string, event: string, listener: (payload: unknown) => void) => () => void;
  readonly onState: (listener: (state: RealtimeState) => void) => () => void;
}

/** All ports that core needs. */
export interface CorePorts {
  readonly http: HttpPort;
  /** Typed keys over local and session storage. */
  readonly storage: StoragePort;
  readonly cookies: CookiePort;
  readonly realtime: RealtimePort;
  readonly windows: WindowsPort;
  readonly clock: ClockPort;
  readonly platformClock: PlatformClockPort;
  readonly locks: LocksPort;
  readonly random: RandomPort;
  readonly device: DevicePort;
  readonly logger: LoggerPort;
  /** Only in the site's own native app. */
  readonly nativeApp?: NativeAppPort;
}
