/** Reason why a page may not be embedded; empty if it may. */
export type EmbedReason = '' | 'x-frame-options' | 'frame-ancestors' | 'mixed-content' | 'unavailable';

/** The answer of a page. */
export interface PageHead {
  readonly url: URL;
  readonly status: number;
  /** All values of a header, in order. */
  readonly values: (name: string) => readonly string[];
}

/** Decides by a page's headers whether a page of `site` may frame it, as browsers do (HELP-04x). */
export function embedVerdict({ url, status, values }: PageHead, site: URL): EmbedReason {
  if (status < 200 || status > 299) return 'unavailable';
  if (site.protocol === 'https:' && url.protocol === 'http:') return 'mixed-content';
  const policies = values('content-security-policy')
    .flatMap((value) => value.split(','))
    .map(ancestorsOf)
    .filter((sources) => sources !== undefined);
  // A policy with frame-ancestors overrides the older header.
  if (policies.length > 0) {
    return policies.every((sources) => sources.some((source) => allows(source, url, site))) ? '' : 'frame-ancestors';
  }
  const options = values('x-frame-options').flatMap((value) => value.toLowerCase().split(','));
  const barred = options.some((value) => {
    const word = value.trim();
    return word === 'deny' || (word === 'sameorigin' && url.origin !== site.origin);
  });
  return barred ? 'x-frame-options' : '';
}

/** The sources of a policy's first frame-ancestors; undefined when it has none. */
function ancestorsOf(policy: string): string[] | undefined {
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name === 'frame-ancestors') return sources;
  }
  return undefined;
}

function allows(source: string, page: URL, site: URL): boolean {
  if (source === '*') return /^https?:$/.test(site.protocol);
  if (source === "'self'") return page.origin === site.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return schemeFits(source, site);
  const match = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source);
  if (!match) return false;
  const [, scheme, host = '', port] = match;
  if (!schemeFits(scheme === undefined ? page.protocol : `${scheme}:`, site)) return false;
  const named = host.startsWith('*.') ? site.hostname.endsWith(host.slice(1)) : host === '*' || host === site.hostname;
  return named && portFits(port, scheme, site);
}

/** A source for http also allows https. */
function schemeFits(scheme: string, site: URL): boolean {
  return scheme === site.protocol || (scheme === 'http:' && site.protocol === 'https:');
}

function portFits(port: string | undefined, scheme: string | undefined, site: URL): boolean {
  if (port === '*') return true;
  const actual = site.port === '' ? (site.protocol === 'https:' ? '443' : '80') : site.port;
  if (port !== undefined) return port === actual || (port === '80' && actual === '443' && scheme !== 'https');
  return site.port === '';
}
