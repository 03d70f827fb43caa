import { describe, expect, test } from 'vitest';
import { gatewayOf, settings } from '../../sites/site.fixtures.ts';

const ANDROID = '/.well-known/assetlinks.json';
const APPLE = '/.well-known/apple-app-site-association';
const certificate = Array.from({ length: 32 }, () => 'AB').join(':');

const filesOf = async (nativeApp?: { id: string; appleTeam?: string; androidCertificates: string[] }) => {
  const { get } = gatewayOf({ config: { ...settings, ...(nativeApp && { nativeApp }) } });
  return { android: await get(ANDROID), apple: await get(APPLE) };
};

describe('happy', () => {
  test('[GEN-08] phones learn which app opens links of the site', async () => {
    const { android, apple } = await filesOf({
      id: 'com.example.sunhall',
      appleTeam: 'ABCDE12345',
      androidCertificates: [certificate],
    });
    for (const file of [android, apple])
      expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
        200,
        'application/json',
        'public, max-age=3600',
      ]);
    expect(await android.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'com.example.sunhall',
          sha256_cert_fingerprints: [certificate],
        },
      },
    ]);
    expect(await apple.json()).toEqual({
      applinks: {
        details: [
          {
            appIDs: ['ABCDE12345.com.example.sunhall'],
            components: [
              { '/': '/api/*', exclude: true },
              { '/': '/loading', exclude: true },
              { '/': '/close', exclude: true },
              { '/': '*' },
            ],
          },
        ],
      },
    });
  });
});

describe('error', () => {
  test('[GEN-08] a site without an app has no such files, and neither has a platform for which the app is not signed', async () => {
    const none = await filesOf();
    expect([none.android.status, none.apple.status]).toEqual([404, 404]);
    const unsigned = await filesOf({ id: 'com.example.sunhall', androidCertificates: [] });
    expect([unsigned.android.status, unsigned.apple.status]).toEqual([404, 404]);
  });
});

describe('security', () => {
  test('[GEN-08] nothing else is handed out below the folder', async () => {
    const { get } = gatewayOf({
      config: { ...settings, nativeApp: { id: 'com.example.sunhall', androidCertificates: [certificate] } },
    });
    for (const path of ['/.well-known/', '/.well-known/assetlinks.json/x', '/.well-known/..%2fassetlinks.json'])
      expect((await get(path)).headers.get('content-type')).not.toBe('application/json');
  });
});
