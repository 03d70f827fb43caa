import type { AddressesRequest, RenderRequest } from '@housefront/contract/render';
import type { RenderedTexts } from '../base/types.ts';
import type { SharedCode } from './shared-code.ts';

/** A request without the parts that cannot be cloned: the signal becomes an `abort` message, warnings become `note` messages. */
type Sent<Request> = Omit<Request, 'signal' | 'warn' | 'begun'>;

/** A job for a thread. */
export type Job =
  | { readonly kind: 'render'; readonly request: Sent<RenderRequest> }
  | { readonly kind: 'addresses'; readonly request: Sent<AddressesRequest> }
  | { readonly kind: 'manifest' };

/** The exports of a site's server entry, as far as they can be cloned. */
export interface SiteManifest {
  readonly config: unknown;
  readonly buildId: unknown;
  readonly renders: boolean;
  readonly addresses: boolean;
}

/** Result of each kind of job. */
export interface JobResults {
  /** Its texts are bytes, transferred from the thread. */
  readonly render: RenderedTexts;
  readonly addresses: readonly string[];
  readonly manifest: SiteManifest;
}

/** Message from the pool to a thread. */
export type ToThread =
  | {
      readonly kind: 'job';
      readonly id: number;
      readonly file: string;
      readonly job: Job;
      /** The build's shared code, with the first job for the build. */
      readonly code?: SharedCode | undefined;
    }
  | { readonly kind: 'abort'; readonly id: number };

/** An error as a message; a structured clone would lose its name. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

/** Message from a thread to the pool. */
export type FromThread =
  | { readonly kind: 'begun'; readonly id: number }
  | { readonly kind: 'done'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly error: SentError }
  | { readonly kind: 'note'; readonly id: number; readonly message: string; readonly details: object };

/** Indexes into the numbers that a thread shares with the pool. */
export const HEARTBEAT = {
  /** Increases while the event loop runs. */
  heartbeats: 0,
  /** Number of builds that the thread is loading. */
  reading: 1,
} as const;

/** Time between two heartbeats, in milliseconds. */
export const HEARTBEAT_MS = 50;
