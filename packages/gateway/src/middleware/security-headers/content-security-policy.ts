import { CSP_REPORTS_PATH } from '@housefront/contract/browser-reports';
import { consentHosts, serviceRights, type ServiceRights } from '@housefront/contract/consent';
import { isPolicySource } from '@housefront/contract/policy-source';
import type { InlineSources } from '../../render/render-page.ts';
import type { SiteSettings } from '../../sites/site-settings.ts';

/** Values of `content-security-policy` for the answers of one site. */
export interface SitePolicies {
  /** For pages, whose inline scripts and styles it allows. */
  page(inline: InlineSources): string;
  /** For files that run or load separately, such as workers. */
  readonly file: string;
}

/** For answers that are data: nothing in them may load or run, even if a browser opens them as a page. */
export const INERT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

/**
 * Text becomes markup or a script's address by these policies alone: the page's own for its entry, core's for scripts, those
 * of ui's icons and texts, the one by which libraries empty an element, and the sanitiser's (SEC-12).
 */
const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types housefront-entry housefront-scripts housefront-icons housefront-text default dompurify";

const NONCE = /^nonce-[\w-]{24}$/;
const HASH = /^sha(?:256|384|512)-[\w+/-]{40,90}={0,2}$/;

/**
 * Builds the policies of a site once; a host that is not a plain source is left out (SEC-01).
 * @param hosts of the site: a realtime server with the host `same` is at any of them. `'self'` does not mean web sockets in all
 *   supported browsers
 * @param reports whether browsers report violations. Only by `report-uri`: all browsers know it, also over http, where they
 *   ignore it beside `report-to`
 */
export function sitePolicies(config: SiteSettings, hosts: readonly string[] = [], reports = false): SitePolicies {
  const sources = (list: readonly string[]) => list.filter(isPolicySource).join(' ');
  // The adapters' hosts are in the policy of every page, also for visitors who refuse them.
  const adapters = consentHosts(config.consent);
  // Code that Google's tags load writes scripts in ways of its own, and more scripts from anywhere.
  const { ga4, gtm } = config.consent?.adapters ?? {};
  const hasTags = ga4 !== undefined || gtm !== undefined;
  // The service that makes pictures in the size of their place (IMG-01).
  const service = /^https:\/\/[^/{]+/.exec(config.images ?? '') ?? [];
  const frames = config.frameHosts.length > 0 ? config.frameHosts : ['https:'];
  const { realtime } = config;
  const names = hosts.map((host) => host.replace(/:\d+$/, ''));
  const servers = realtime ? (realtime.host === 'same' ? names : [realtime.host]) : [];
  const secure = realtime?.tls ? 's' : '';
  const socket = ['ws', 'http'].flatMap((scheme) =>
    servers.map((host) => `${scheme}${secure}://${host}:${realtime?.port}`),
  );
  const report = reports ? [`report-uri ${CSP_REPORTS_PATH}`] : [];
  const common = ({ script, connect = [], style = [], image = [], frame = [], media = [] }: ServiceRights) =>
    [
      "default-src 'self'",
      join("img-src 'self' data: blob:", sources([...config.imageHosts, ...service, ...adapters.images, ...image])),
      join("media-src 'self'", sources([...config.imageHosts, ...media])),
      join("font-src 'self' data:", sources(style)),
      join("connect-src 'self'", sources([...socket, ...config.iconHosts, ...adapters.connect, ...connect])),
      join("frame-src 'self'", sources([...frames, ...frame])),
      "frame-ancestors 'self'",
      "base-uri 'none'",
      // Browsers with `strict-dynamic` would refuse every worker by `script-src`. Services make theirs of texts.
      `worker-src 'self'${script ? ' blob:' : ''}`,
      "object-src 'none'",
      "form-action 'self'",
      ...report,
    ].join('; ');
  const plain = common({});
  return {
    page: ({ scripts, styles, services = [] }) => {
      const rights = config.consent && services.length > 0 ? serviceRights(config.consent, services) : {};
      const { script, style } = rights;
      const usable = scripts.filter((hash) => HASH.test(hash)).map((hash) => `'${hash}'`);
      const runs = usable.length > 0;
      // `'self'` is for browsers without `strict-dynamic`; all others ignore it.
      const policy = [
        services.length > 0 ? common(rights) : plain,
        runs ? `script-src 'self' 'strict-dynamic' ${usable.join(' ')}` : "script-src 'none'",
        style ? join("style-src 'self' 'unsafe-inline'", sources(style)) : `style-src 'self'${styleSources(styles)}`,
        "style-src-attr 'unsafe-inline'",
        ...(hasTags || script ? [] : [TRUSTED_TYPES]),
      ].join('; ');
      if (!runs || !script || hasTags) return policy;
      // A second policy, because browsers with `strict-dynamic` read no hosts: a script has to pass both.
      return `${policy}, ${[join(`script-src-elem 'self' ${usable.join(' ')}`, sources(script)), ...report].join('; ')}`;
    },
    file: `${plain}; script-src 'self'; style-src 'self'`,
  };
}

/** The nonce is the gateway's own; hashes are those that the renderer names. */
function styleSources(styles: readonly string[]): string {
  const usable = styles.filter((source) => HASH.test(source) || NONCE.test(source));
  return usable.map((source) => ` '${source}'`).join('');
}

function join(directive: string, sources: string): string {
  return sources === '' ? directive : `${directive} ${sources}`;
}
