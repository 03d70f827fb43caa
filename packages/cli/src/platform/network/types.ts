import type { SiteFacts } from '@housefront/contract/suite';
import type { CertificateEnd } from './certificate.ts';

/** Server of the Pusher protocol, as in a site's config. */
export interface RealtimeServer {
  readonly key: string;
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** Path at which the platform authorises private channels. */
  readonly authPath: string;
}

/** A member's login. */
export interface Login {
  readonly account: string;
  readonly password: string;
}

/** The site for which a platform is checked. */
export interface CheckedSite extends SiteFacts {
  readonly realtime?: RealtimeServer | undefined;
  /** Whether the profile of the site has a highest stake; then it is tried whether a request can choose the hall of a game. */
  readonly hasStakes?: boolean;
}

/** Time limits in milliseconds. */
export interface Limits {
  /** Of one answer. */
  readonly call: number;
  /** Of the whole check. */
  readonly all: number;
}

/** A web socket; the used part of the library's. */
export interface Socket {
  onText(receive: (text: string) => void): void;
  /** Called once, with the reason. */
  onEnd(ended: (error: Error | undefined) => void): void;
  send(text: string): void;
  close(): void;
}

/** Access to the world; tests replace parts of it. */
export interface Ports {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970 of this machine. */
  readonly now: () => number;
  /** Milliseconds of a clock that only measures durations. */
  readonly elapsed: () => number;
  readonly pause: (ms: number) => Promise<void>;
  readonly connect: (url: string) => Socket;
  readonly certificate: CertificateEnd;
}
