import { perObject } from '@housefront/contract/per-object';
import type { SiteConfig } from '@housefront/contract/site-config';
import { writeResponse } from '@housefront/core/adapters';
import type { FirstTexts } from '@housefront/core/i18n';
import type { DehydratedState } from '@tanstack/react-query';
import { splitHref, type Failure, type Route } from '../../kernel/route/route.ts';
import type { Runtime } from '../../kernel/runtime.ts';
import type { SiteFiles } from '../../kernel/site-files.ts';
import type { Mode } from '../../kernel/template-store.ts';

/** The config for browsers: without the platform's address. */
export type ClientConfig = Omit<SiteConfig, 'upstream'>;

/** The route that the page was rendered for; its query is in the address. */
export interface RenderedRoute {
  /** The requested path. */
  readonly path: string;
  readonly failed: Failure['kind'] | null;
}

/** State that the server hands to the browser, embedded in the page as JSON. */
export interface HydrationState extends Pick<Runtime, 'amountStyle' | 'languageNames' | 'year'> {
  readonly config: ClientConfig;
  readonly buildId: string;
  /** Omitted by a site without such files. */
  readonly files?: SiteFiles | undefined;
  /** Pattern of the addresses that the site leaves out; omitted if there are none. */
  readonly absent?: string | undefined;
  readonly mode: Mode;
  readonly locale: string;
  readonly currency: string;
  /** Whether the page was rendered with all of its data. */
  readonly complete: boolean;
  readonly route: RenderedRoute;
  /** Texts that the page was rendered with; the other texts of the language are loaded after hydration. */
  readonly texts: FirstTexts;
  /** Server data that the page was rendered with. */
  readonly queries: DehydratedState;
  /** Icons on the page, by collection and name, so that they need no request. */
  readonly icons: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The hydration state as JSON. Its largest part, the queries, is serialised once for both texts. */
export interface SerialisedState {
  /** A {@link HydrationState}. */
  readonly state: string;
  /** The part that client-side navigation needs: data, and the mode, language and currency it is for (API-18x). */
  readonly payload: string;
}

type Dehydrated = DehydratedState['queries'][number];

/** JSON of a non-empty object, with further members appended. */
const within = (object: object, more: string): string => `${JSON.stringify(object).slice(0, -1)},${more}}`;

/** Renders share responses for a while, and responses are immutable. */
const writeOnce = perObject((data) => writeResponse(data) ?? 'null');

const responseJson = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null ? writeOnce(data) : writeResponse(data);

function queryJson(query: Dehydrated): string {
  const { state, ...rest } = query;
  const { data, ...facts } = state;
  const json = responseJson(data);
  const stateJson = json === undefined ? JSON.stringify(facts) : within(facts, `"data":${json}`);
  return within(rest, `"state":${stateJson}`);
}

/** Serialises the hydration state. */
export function serialiseState({ queries, ...rest }: HydrationState): SerialisedState {
  const { mode, locale, currency } = rest;
  const { queries: list, ...others } = queries;
  const data = `[${list.map(queryJson).join(',')}]`;
  return {
    state: within(rest, `"queries":${within(others, `"queries":${data}`)}`),
    payload: within({ mode, locale, currency }, `"queries":${data}`),
  };
}

/** The data that a browser needs of a rendered route. */
export const renderedRoute = ({ href, failed }: Route): RenderedRoute => ({
  path: splitHref(href).path,
  failed: failed?.kind ?? null,
});

/** The config without server-only values. */
export function clientConfig(config: SiteConfig): ClientConfig {
  const { upstream: _upstream, nativeApp: _nativeApp, ...rest } = config;
  return rest;
}
