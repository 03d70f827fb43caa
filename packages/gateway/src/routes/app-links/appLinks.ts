import { PAGES } from '@housefront/contract/pages';
import { Hono } from 'hono';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';

/** Pages that only another window of the site opens, and everything under `/api`: their links stay in the browser. */
const STAYS: readonly string[] = ['/api/*', PAGES.loading.path, PAGES.close.path];

const HEADERS = { 'cache-control': 'public, max-age=3600' };

/** The files by which phones let the site's own app open links of the site. Without an app they are not found (GEN-08). */
export const appLinks = (): Hono<GatewayEnv> =>
  new Hono<GatewayEnv>()
    .get('/.well-known/assetlinks.json', (c) => {
      const { nativeApp } = c.get('site').config;
      if (!nativeApp || nativeApp.androidCertificates.length === 0) return c.notFound();
      const target = {
        namespace: 'android_app',
        package_name: nativeApp.id,
        sha256_cert_fingerprints: nativeApp.androidCertificates,
      };
      return c.json([{ relation: ['delegate_permission/common.handle_all_urls'], target }], 200, HEADERS);
    })
    .get('/.well-known/apple-app-site-association', (c) => {
      const { nativeApp } = c.get('site').config;
      if (nativeApp?.appleTeam === undefined) return c.notFound();
      const components = [...STAYS.map((path) => ({ '/': path, exclude: true })), { '/': '*' }];
      const details = [{ appIDs: [`${nativeApp.appleTeam}.${nativeApp.id}`], components }];
      return c.json({ applinks: { details } }, 200, HEADERS);
    });
