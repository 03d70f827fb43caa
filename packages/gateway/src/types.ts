import type { RenderRequest, RenderResult } from '@housefront/contract/render';

export type { Addresses, Render, RenderRequest, RenderResult, ViewMode } from '@housefront/contract/render';

/** What a site gives back, its texts as they are or as UTF-8 already. */
export interface RenderedTexts extends Omit<RenderResult, 'html' | 'payload'> {
  readonly html: string | Uint8Array<ArrayBuffer>;
  readonly payload?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** A site's `Render`, or a pool's that hands over bytes. */
export type PageRenderer = (request: RenderRequest) => Promise<RenderedTexts>;

/** Where a request came from. Built from the connection and, behind a trusted proxy, from its headers (HELP-06x). */
export interface ClientInfo {
  /** Address of the visitor, empty when unknown. */
  readonly address: string;
  readonly proto: 'http' | 'https';
  /** Host header as sent, lower-case, empty when absent. */
  readonly host: string;
  /** Two letters, from a trusted edge only. */
  readonly country: string | undefined;
  /** Name of the edge in front, empty when there is none. */
  readonly cdn: string;
}

/** How a page answer came about; shown in the log. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';
