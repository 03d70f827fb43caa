import type { RenderRequest, RenderResult } from '@housefront/contract/render';

export type { Addresses, Render, RenderRequest, RenderResult, ViewMode } from '@housefront/contract/render';

/** A rendered page, with texts as strings or UTF-8. */
export interface RenderedTexts extends Omit<RenderResult, 'html' | 'payload'> {
  readonly html: string | Uint8Array<ArrayBuffer>;
  readonly payload?: string | Uint8Array<ArrayBuffer> | undefined;
}

/**
 * A site's `Render`, or a pool's, which returns bytes.
 * @param network that of the visitor, for a pool's turns: it is no part of the page
 */
export type PageRenderer = (request: RenderRequest, network?: string) => Promise<RenderedTexts>;

/** The client of a request, from the connection and, behind a trusted proxy, from its headers (HELP-06x). */
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

/** Cache state of an answer with a page; shown in the log. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';
