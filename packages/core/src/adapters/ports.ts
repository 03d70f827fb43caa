/**
 * The ports of core. Core never uses a global: a browser, a server and a test each supply
 * their own set (browser.ts, server.ts, testing/).
 */
import type { StoragePort } from './storage.ts';

export type { StoragePort } from './storage.ts';

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

/** One answer, whatever its status. */
export interface HttpReply {
  /** HTTP status. */
  readonly status: number;
  /** Header value by lower-case name, or null. */
  readonly header: (name: string) => string | null;
  /** The whole body as text. */
  readonly text: string;
}

/** Sends requests. Rejects when there is no answer: with the abort reason when the signal fired, with a TypeError when the network failed, with a ReplyTooLargeError when there is no end to it. */
export interface HttpPort {
  readonly send: (request: HttpRequest) => Promise<HttpReply>;
}

/** How long and where a cookie lives; path is always / and SameSite always Lax (STORE-13, STORE-19x). */
export interface CookieOptions {
  /** Seconds until the cookie ends; without it the cookie ends with the browser. */
  readonly maxAge?: number;
}

/** Raw cookies of this site. The typed names are in cookies.ts. */
export interface CookiePort {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string, options?: CookieOptions) => void;
  readonly remove: (name: string) => void;
}

/** Time, as the device has it. What the platform says of a time is held against {@link PlatformClockPort}. */
export interface ClockPort {
  /** Milliseconds since the epoch; wrong by whatever the device's clock is wrong, and set anew at any time. */
  readonly now: () => number;
  /** Milliseconds since some moment before; never set anew. May rest while the device sleeps. */
  readonly elapsed: () => number;
  /** Runs once after so many milliseconds; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Runs every so many milliseconds; the answer stops it. */
  readonly every: (ms: number, run: () => void) => () => void;
}

/** Time, as the platform has it (FLD-09). */
export interface PlatformClockPort {
  /** Milliseconds since the epoch; the device's until an answer has told better. */
  readonly now: () => number;
  /** A call is sent; what comes back tells of its answer. Only of one that no cache can have given. */
  readonly ask: () => (reply: Pick<HttpReply, 'header'>) => void;
}

/** Locks that all tabs of this browser share. */
export interface LocksPort {
  /** Runs as soon as no tab holds that name, and holds it until the promise ends. Rejects where the browser has or gives no locks. */
  readonly hold: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  /** Names that any tab holds now. Rejects where the browser has or gives no locks. */
  readonly held: () => Promise<readonly string[]>;
}

/** Chance. */
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
  /** Loads an address there; false when the window is gone or cannot be steered. Only http and https addresses are accepted. */
  readonly navigate: (url: string) => boolean;
  readonly focus: () => void;
  readonly close: () => void;
}

/** Size of a window in CSS pixels; it is centred and clipped to the screen. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Where this document is. */
export interface PageAddress {
  /** Scheme and host, e.g. https://site.example. */
  readonly origin: string;
  readonly host: string;
  /** Path with leading slash. */
  readonly path: string;
  /** Query with leading question mark, or empty. */
  readonly search: string;
}

/** Windows, addresses and the life of this document. */
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
  /** Opens an address in a window of its own that cannot reach this one (HOME-07). Refuses what leaveTo refuses. */
  readonly openApart: (url: string) => void;
  /** One step back in this document's history. */
  readonly back: () => void;
  readonly reload: () => void;
  /** True when another window of the site opened this one. */
  readonly hasOpener: () => boolean;
  /** True when the window that opened this one shows a page of this very origin now (XWIN-08). */
  readonly openedBySite: () => boolean;
  /**
   * The window of that name when it was opened before this document was loaded, e.g. before a reload; null when there is
   * none. Call it inside a click handler: looking for it opens a window for a moment (PLAY-24x).
   */
  readonly find: (name: WindowName) => WindowHandle | null;
  /** True when this document is shown inside a frame. */
  readonly framed: () => boolean;
  /** Posts a message to the parent document when it has the same origin (PLAY-13x). */
  readonly postToParent: (message: string) => void;
  /** Messages of frames that belong to this origin; all others are ignored. */
  readonly onFrameMessage: (listener: (message: string) => void) => () => void;
  /** Closes this window when it was opened by a script. */
  readonly closeSelf: () => void;
  /** The document is shown again; persisted is true when it came from the back-forward cache (PLAY-26). */
  readonly onShow: (listener: (persisted: boolean) => void) => () => void;
  /** The document is being left (SHELL-58). */
  readonly onHide: (listener: () => void) => () => void;
}

/** What is known of the device; read at call time. */
export interface DevicePort {
  readonly userAgent: string;
  /** Preferred languages, first first (navigator.languages). */
  readonly languages: readonly string[];
  /** Host of the site as the visitor sees it. */
  readonly host: string;
  /** display-mode standalone. */
  readonly standalone: boolean;
  /** True when a native wrapper has put its bridge into the page (CFG-24x). */
  readonly nativeBridge: boolean;
  /** Device id handed over by a native wrapper (AUTH-08). */
  readonly udid?: string;
  /** Layout width in CSS pixels. */
  readonly viewportWidth: () => number;
  /** False while the tab is in the background. */
  readonly visible: () => boolean;
  readonly onVisibilityChange: (listener: (visible: boolean) => void) => () => void;
  /** The network is there again. */
  readonly onOnline: (listener: () => void) => () => void;
  /** Sends a message to the native wrapper; false when there is none. */
  readonly postToWrapper: (message: { readonly type: string; readonly [field: string]: unknown }) => boolean;
}

/** Where notes for operators go. Never texts for users, never credentials. */
export interface LoggerPort {
  /** Details that matter only while developing; silent in production. */
  readonly debug: (message: string, details?: Readonly<Record<string, unknown>>) => void;
  readonly warn: (message: string, details?: Readonly<Record<string, unknown>>) => void;
  readonly error: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

/**
 * off: never connected, or closed on purpose. waiting: lost or turned away, another attempt is due. connected: the connection
 * stands; each channel tells by itself when it is heard.
 */
export type RealtimeState = 'off' | 'connecting' | 'connected' | 'waiting';

/** How a realtime connection proves who it is. */
export interface RealtimeAuth {
  /** The stored token at the time of asking, or undefined (RT-01). */
  readonly token: () => string | undefined;
  /** The platform refused a private channel with 401 or 403: the login may be over (ERR-01). */
  readonly refused: (status: number) => void;
}

/** Push messages (RT-03x). Every method is safe to call in any state; without a configured address nothing happens. */
export interface RealtimePort {
  readonly state: () => RealtimeState;
  /** Resolves once the driver is loaded and connecting; `connected` is reported through onState. */
  readonly connect: (auth: RealtimeAuth) => Promise<void>;
  readonly disconnect: () => void;
  /**
   * For a page that comes back: a connection that waits or hangs is made anew at once, one that stands must answer. True when
   * it answered; a dead one is replaced.
   */
  readonly check: () => Promise<boolean>;
  /**
   * Joins a channel by its plain name; joining twice is one membership. A channel that is refused is asked for again.
   * @param heard called each time the server has let it in: what happens from then on is heard, what was before may be missed
   */
  readonly join: (channel: string, kind: 'public' | 'private', heard?: () => void) => void;
  readonly leave: (channel: string) => void;
  /** Listens on a channel, joined or not yet; payloads come as received. */
  readonly on: (channel: string, event: string, listener: (payload: unknown) => void) => () => void;
  readonly onState: (listener: (state: RealtimeState) => void) => () => void;
}

/** Everything core is given from outside. */
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
}
