import { CSP_REPORTS_PATH } from '@housefront/contract/browser-reports';
import { consentHosts } from '@housefront/contract/consent';
import { isPolicySource } from '@housefront/contract/policy-source';
import type { InlineSources } from '../../render/render-page.ts';
import type { SiteSettings } from '../../sites/site-settings.ts';

/** The policies of one site. */
export interface SitePolicies {
  /** For pages. */
  page(inline: InlineSources): string;
  /** For files that run or load separately, such as workers. */
  readonly file: string;
}

/** For answers that are data: nothing in them may load or run, even if a browser opens them as a page. */
export const INERT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

/**
 * Text becomes markup or a script's address by these policies alone (SEC-12): the page's own for its entry, core's for scripts, those of ui's icons and texts, the
 * one by which libraries empty an element, and the sanitiser's.
 */
const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types housefront-entry housefront-scripts housefront-icons housefront-text default dompurify";

const NONCE = /^nonce-[\w-]{24}$/;
const HASH = /^sha(?:256|384|512)-[\w+/-]{40,90}={0,2}$/;

/**
 * Builds the policies of a site once; a host that is not a plain source is left out (SEC-01).
 * @param hosts of the site: a realtime server with the host `same` is at any of them. `'self'` does not mean web sockets in all
 *   supported browsers
 * @param reports whether browsers report violations (OBS-01). Only by `report-uri`: all browsers know it, also over http, where
 *   they ignore it beside `report-to`
 */
export function sitePolicies(config: SiteSettings, hosts: readonly string[] = [], reports = false): SitePolicies {
  const sources = (list: readonly string[]) => list.filter(isPolicySource).join(' ');
  // A page is the same for all visitors, so its policy has the hosts of services that this visitor may have refused.
  const services = consentHosts(config.consent);
  const images = sources(config.imageHosts);
  // Code that Google's tags load writes scripts in ways of its own.
  const { ga4, gtm } = config.consent?.adapters ?? {};
  const trusted = ga4 || gtm ? '' : `; ${TRUSTED_TYPES}`;
  // The service that makes pictures in the size of their place (IMG-01).
  const service = /^https:\/\/[^/{]+/.exec(config.images ?? '') ?? [];
  const frames = sources(config.frameHosts.length > 0 ? config.frameHosts : ['https:']);
  const { realtime } = config;
  const names = hosts.map((host) => host.replace(/:\d+$/, ''));
  const servers = realtime ? (realtime.host === 'same' ? names : [realtime.host]) : [];
  const secure = realtime?.tls ? 's' : '';
  const socket = ['ws', 'http'].flatMap((scheme) =>
    servers.map((host) => `${scheme}${secure}://${host}:${realtime?.port}`),
  );
  const connect = sources([...socket, ...config.iconHosts, ...services.connect]);
  const common = [
    "default-src 'self'",
    join("img-src 'self' data: blob:", sources([...config.imageHosts, ...service, ...services.images])),
    join("media-src 'self'", images),
    "font-src 'self' data:",
    join("connect-src 'self'", connect),
    join("frame-src 'self'", frames),
    "frame-ancestors 'self'",
    "base-uri 'none'",
    // Browsers with `strict-dynamic` would refuse every worker by `script-src`.
    "worker-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    ...(reports ? [`report-uri ${CSP_REPORTS_PATH}`] : []),
  ].join('; ');
  return {
    page: ({ scripts, styles }) =>
      `${common}; script-src ${scriptSources(scripts)}; style-src 'self'${styleSources(styles)}; style-src-attr 'unsafe-inline'${trusted}`,
    file: `${common}; script-src 'self'; style-src 'self'`,
  };
}

/** `'self'` is for browsers without `strict-dynamic`; all others ignore it. */
function scriptSources(hashes: readonly string[]): string {
  const usable = hashes.filter((hash) => HASH.test(hash));
  return usable.length === 0 ? "'none'" : `'self' 'strict-dynamic' ${usable.map((hash) => `'${hash}'`).join(' ')}`;
}

/** The nonce is the gateway's own; hashes are those that the renderer names. */
function styleSources(styles: readonly string[]): string {
  const usable = styles.filter((source) => HASH.test(source) || NONCE.test(source));
  return usable.map((source) => ` '${source}'`).join('');
}

function join(directive: string, sources: string): string {
  return sources === '' ? directive : `${directive} ${sources}`;
}
