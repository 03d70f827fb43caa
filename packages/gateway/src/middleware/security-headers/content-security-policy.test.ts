import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { gatewayOf, pageOf, settings, siteOf, styleNonce } from '../../sites/site.fixtures.ts';
import type { SiteSettings } from '../../sites/site-settings.ts';
import type { RenderRequest } from '../../base/types.ts';
import { sitePolicies } from './content-security-policy.ts';

type Adapters = NonNullable<SiteSettings['consent']>['adapters'];

test('[SEC-01] config hosts cannot smuggle directives into the policy', async () => {
  const config = {
    ...siteOf().config,
    imageHosts: ["https://a.example.com; script-src 'unsafe-inline'", 'b.example.com', '*'],
  };
  const csp = (await gatewayOf({ config }).get('/')).headers.get('content-security-policy') ?? '';
  expect(csp).toContain("img-src 'self' data: blob: b.example.com;");
  expect(csp).not.toContain("script-src 'unsafe-inline'");
});

test('[SEC-01] a page may run only the inline scripts whose hashes its renderer names, and what they load', async () => {
  const answer = await gatewayOf().get('/');
  const csp = answer.headers.get('content-security-policy') ?? '';
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(await answer.text()) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(csp).toContain(`; script-src 'self' 'strict-dynamic' 'sha256-${hash}';`);
  expect(csp).toContain("connect-src 'self' wss://rt.example.com:6001 https://rt.example.com:6001");
  expect(csp).toContain("img-src 'self' data: blob: https://img.example.com");
  expect(csp).toContain("frame-src 'self' https:");
  expect(csp).toMatch(/; style-src 'self' 'nonce-[\w-]{24}'; style-src-attr 'unsafe-inline'; require-trusted/);
});

test('[SEC-01] a renderer cannot name anything but hashes; a page without any runs no script', async () => {
  const policyOf = async (scriptHashes: string[]) => {
    const render = (request: RenderRequest) => Promise.resolve({ ...pageOf(request), scriptHashes });
    return (await gatewayOf({ render }).get('/')).headers.get('content-security-policy');
  };
  for (const odd of ["'unsafe-inline'", 'unsafe-inline', "x'; default-src *", 'nonce-abc', '*', 'sha256-', 'https:']) {
    expect(await policyOf([odd])).toContain("; script-src 'none';");
  }
});

test('[SEC-01] a page that is kept has one policy and the same bytes for everybody; another rendering has another style nonce', async () => {
  const { get, clock } = gatewayOf();
  const read = async () => {
    const answer = await get('/');
    return { policy: answer.headers.get('content-security-policy'), html: await answer.text() };
  };
  const first = await read();
  expect(await read()).toEqual(first);
  clock.advance(700_000);
  const later = await read();
  expect(styleNonce(later.policy)).not.toBe(styleNonce(first.policy));
  expect(later.html).toContain(`<style nonce="${styleNonce(later.policy)}">`);
});

test('[RT-03x] realtime at the host of the page may be reached at each host of the site', () => {
  const config = { ...settings, realtime: { host: 'same', port: 8443, tls: true } };
  const connects = (hosts: readonly string[]) => /connect-src ([^;]*)/.exec(sitePolicies(config, hosts).file)?.[1];
  expect(connects(['play.example.com', 'www.example.com:8443'])).toBe(
    "'self' wss://play.example.com:8443 wss://www.example.com:8443 https://play.example.com:8443 https://www.example.com:8443",
  );
  expect(connects([])).toBe("'self'");
  expect(connects(["evil'; script-src *"])).toBe("'self'");
});

test('[SEC-12] pages take markup and addresses of scripts from named policies alone, unless a tag service writes scripts', () => {
  const policy = (adapters?: Adapters) =>
    sitePolicies({ ...settings, ...(adapters && { consent: { version: 1, days: 180, categories: [], adapters } }) });
  const end =
    "; require-trusted-types-for 'script'; trusted-types housefront-entry housefront-scripts housefront-icons housefront-text default dompurify";
  const inline = { scripts: [], styles: [] };
  for (const adapters of [undefined, { metaRelay: true }, { metaRelay: false }] as const)
    expect(policy(adapters).page(inline).endsWith(end)).toBe(true);
  const gtm = { containerId: 'GTM-AB12CD3', category: 'marketing' as const, hosts: [] };
  for (const adapters of [
    { metaRelay: false, ga4: { measurementId: 'G-AB12CD34EF' } },
    { metaRelay: false, gtm },
  ])
    expect(policy(adapters).page(inline)).not.toContain('trusted-types');
});

test('[CNS-03] the policy of a site grows by the hosts of its adapters, and by no script that is not hashed', () => {
  const policy = (adapters?: Adapters) =>
    sitePolicies({
      ...settings,
      realtime: undefined,
      ...(adapters && { consent: { version: 1, days: 180, categories: [], adapters } }),
    }).page({
      scripts: [`sha256-${'a'.repeat(43)}=`],
      styles: [`nonce-${'x'.repeat(24)}`],
    });
  const google = 'https://*.google-analytics.com https://*.googletagmanager.com';
  const plain = policy();
  expect(policy({ metaRelay: true })).toBe(plain);
  const trusted = "; require-trusted-types-for 'script'; trusted-types ";
  expect(plain).toContain(trusted);
  const measured = policy({ metaRelay: false, ga4: { measurementId: 'G-AB12CD34EF' } });
  expect(measured).toBe(
    plain
      .slice(0, plain.indexOf(trusted))
      .replace("connect-src 'self'", `connect-src 'self' ${google} https://*.analytics.google.com`)
      .replace('https://img.example.com;', `https://img.example.com ${google};`),
  );
  const gtm = {
    containerId: 'GTM-AB12CD3',
    category: 'marketing' as const,
    hosts: ['https://a.example.com; script-src *'],
  };
  const managed = policy({ metaRelay: false, gtm });
  expect(managed).toContain("connect-src 'self' https://www.googletagmanager.com https://www.google.com;");
  expect(managed).not.toContain('*');
  for (const one of [measured, managed])
    expect(one).toContain(`script-src 'self' 'strict-dynamic' 'sha256-${'a'.repeat(43)}='`);
});

test('[IMG-01] pages may show pictures of the service that the config names, and a route of the site needs nothing', async () => {
  const images = async (pattern: string) => {
    const { get } = gatewayOf({ config: { ...settings, imageHosts: [], images: pattern } });
    return /img-src ([^;]*)/.exec((await get('/')).headers.get('content-security-policy') ?? '')?.[1];
  };
  expect(await images('https://img.example.com/{width}/{url}')).toBe("'self' data: blob: https://img.example.com");
  for (const pattern of ['gateway', '/cdn-cgi/image/width={width}/{+url}'])
    expect(await images(pattern)).toBe("'self' data: blob:");
});
