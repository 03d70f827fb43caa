import type { AddressesRequest, RenderRequest } from '@housefront/contract/render';
import type { RenderedTexts } from '../types.ts';
import type { SharedCode } from './shared-code.ts';

/** What cannot travel between threads: a signal becomes an `abort` message, notes come back as messages. */
type Sent<Request> = Omit<Request, 'signal' | 'warn' | 'begun'>;

/** A piece of work as it is sent to a thread. */
export type Job =
  | { readonly kind: 'render'; readonly request: Sent<RenderRequest> }
  | { readonly kind: 'addresses'; readonly request: Sent<AddressesRequest> }
  | { readonly kind: 'manifest' };

/** What a site's server entry holds, as far as it can travel. */
export interface SiteManifest {
  readonly config: unknown;
  readonly buildId: unknown;
  readonly renders: boolean;
  readonly addresses: boolean;
}

/** What comes of each kind of job. */
export interface JobResults {
  /** Its texts are bytes that the thread has handed over. */
  readonly render: RenderedTexts;
  readonly addresses: readonly string[];
  readonly manifest: SiteManifest;
}

/** To a thread. */
export type ToThread =
  | {
      readonly kind: 'job';
      readonly id: number;
      readonly file: string;
      readonly job: Job;
      /** What the build shares with others; comes with the first job for the build. */
      readonly code?: SharedCode | undefined;
    }
  | { readonly kind: 'abort'; readonly id: number };

/** An error as it travels; a clone would lose the name. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

/** From a thread. */
export type FromThread =
  | { readonly kind: 'begun'; readonly id: number }
  | { readonly kind: 'done'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly error: SentError }
  | { readonly kind: 'note'; readonly id: number; readonly message: string; readonly details: object };

/** Places in the numbers that a thread shares with the pool. */
export const HEARTBEAT = {
  /** Goes up as long as the thread's event loop turns. */
  heartbeats: 0,
  /** How many site builds the thread is reading just now, which holds its event loop for good reason. */
  reading: 1,
} as const;

/** Time between two heartbeats, in milliseconds. */
export const HEARTBEAT_MS = 50;
