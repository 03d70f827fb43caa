import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@housefront/contract/site-config';
import { expect, expectTypeOf, test } from 'vitest';
import { createRenderPool } from '../render-pool/render-pool.ts';
import { loadSite, SiteLoadError } from './load-site.ts';
import { captureLog, SERVER_JS, settings, writeSite } from './site.fixtures.ts';
import type { SiteSettings } from './site-settings.ts';

/** The message of a failed load; always one line. */
async function loadFailure(files: Record<string, string>, break_?: (dir: string) => void): Promise<string> {
  const { dir, remove } = writeSite(files);
  try {
    break_?.(dir);
    const error: unknown = await loadSite({ dir, hosts: [], port: 1 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SiteLoadError);
    const message = (error as SiteLoadError).message;
    expect(message).not.toContain('\n');
    return message.replace(dir, 'DIR');
  } finally {
    remove();
  }
}

test('[GW-01] a built site is loaded from its folder; the entry may name another upstream', async () => {
  const { dir, remove } = writeSite();
  const site = await loadSite({ dir, hosts: ['Play.Example.com'], upstream: 'https://api.example.com/base/' });
  expect(site).toMatchObject({
    id: '1001',
    hosts: ['play.example.com'],
    upstream: 'https://api.example.com/base',
    buildId: 'b1',
    config: settings,
  });
  expect((await loadSite({ dir, hosts: [], port: 1 })).upstream).toBe(settings.upstream);
  remove();
});

test('[GW-01] a missing or broken build gives one clear line', async () => {
  expect(await loadFailure({}, (dir) => rmSync(join(dir, 'dist/client'), { recursive: true }))).toBe(
    'site DIR: dist/client is missing; build the site first',
  );
  expect(await loadFailure({}, (dir) => rmSync(join(dir, 'dist/server/server.js')))).toBe(
    'site DIR: dist/server/server.js is missing; build the site first',
  );
  const server = (code: string) => loadFailure({ 'dist/server/server.js': code });
  expect(await server('export const x = ;')).toMatch(
    /^site DIR: dist\/server\/server\.js cannot be loaded \(.+\); build the site again$/,
  );
  expect(await server('throw new Error("a\\nb")')).toContain('(a b)');
  expect(await server('export const x = 1')).toBe(
    'site DIR: dist/server/server.js has no usable render; build the site again',
  );
  expect(await server(SERVER_JS.replace('"siteId":1001', '"siteId":"x"'))).toContain('no usable config.siteId');
  expect(await server(SERVER_JS.replace('http://127.0.0.1:1', 'ftp://x'))).toContain(
    'upstream "ftp://x" is not an http address',
  );
});

test('[GEN-04] a build whose config is refused gives one line for each problem, whole and with the remedy', async () => {
  const long = `"${'x'.repeat(300)}" is not known`;
  const code = `const error = new Error("This site's config cannot be used:\\n  a.b: is missing. write one\\n  theme: ${long.replaceAll('"', String.raw`\"`)}. use one of a, b");
error.name = 'SiteConfigError';
throw error;`;
  const { dir, remove } = writeSite({ 'dist/server/server.js': code });
  const pool = createRenderPool({ logger: captureLog().logger });
  try {
    for (const through of [undefined, pool])
      await expect(loadSite({ dir, hosts: [], port: 1 }, through)).rejects.toThrow(
        new SiteLoadError(
          `site ${dir}: a.b: is missing. write one. Then build the site again.\nsite ${dir}: theme: ${long}. use one of a, b. Then build the site again.`,
        ),
      );
  } finally {
    await pool.close();
    remove();
  }
});

test('[GW-01] every checked site config has what the gateway reads', () => {
  expectTypeOf<SiteConfig>().toExtend<SiteSettings>();
});
