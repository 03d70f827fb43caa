import type { SiteConfig } from '@housefront/contract/site-config';
import type { FirstTexts } from '@housefront/core/i18n';
import type { DehydratedState } from '@tanstack/react-query';
import type { Mode } from './templateStore.ts';

/** The config as the browser gets it: without the address of the platform. */
export type ClientConfig = Omit<SiteConfig, 'upstream'>;

/** What a rendered page hands over to the browser; it stands as JSON in the page. */
export interface SiteState {
  readonly config: ClientConfig;
  readonly buildId: string;
  readonly mode: Mode;
  readonly locale: string;
  readonly currency: string;
  /** Texts that the page was rendered with; the rest of the language comes once it is taken over. */
  readonly texts: FirstTexts;
  /** Server data that the page was rendered with. */
  readonly queries: DehydratedState;
  /** Drawings of the icons on the page, by collection and name, so that they need no request. */
  readonly icons: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What navigation inside the app needs of a rendered page: its data, and for whom it is (API-18x). */
export function pagePayload({ mode, locale, currency, queries }: SiteState): string {
  return JSON.stringify({ mode, locale, currency, queries: queries.queries });
}

/** The config without what only servers may know. */
export function clientConfig(config: SiteConfig): ClientConfig {
  const { upstream: _upstream, ...rest } = config;
  return rest;
}
