import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { publishLocally, withoutNpmSettings } from './publish.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

function tarball(manifest: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-tarball-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ version: '0.1.0', ...manifest }));
  execFileSync('tar', ['-czf', join(folder, 'package.tgz'), '-C', folder, 'package']);
  return join(folder, 'package.tgz');
}

test.each([
  'https://registry.example.com/',
  'http://10.0.0.1:4873/',
  'http://localhost.example.com:4873/',
  'localhost',
  '',
])('[OPS-01] nothing is published to %s', async (url) => {
  await expect(publishLocally([tarball({ name: 'a' })], { url, token: 'word' })).rejects.toThrow(RangeError);
});

test('[OPS-01] a package that names a registry of its own is not published', async () => {
  const named = tarball({ name: '@housefront/core', publishConfig: { registry: 'https://registry.example.com/' } });
  const published = publishLocally([named], { url: 'http://127.0.0.1:9/', token: 'word' });
  await expect(published).rejects.toThrow('@housefront/core has a publishConfig: remove it from the manifest.');
});

test('[OPS-01] a package goes to the registry that is asked for, whatever npm is configured with', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(request.method === 'PUT' ? 201 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  cleanups.push(() => (server.closeAllConnections(), server.close()));
  // It listens on TCP.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  cleanups.push(() => vi.unstubAllEnvs());
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
  vi.stubEnv('npm_config_@housefront:registry', 'http://127.0.0.1:9/');
  await publishLocally([tarball({ name: '@housefront/core' })], { url, token: 'throwaway' });
  expect(asked.at(-1)).toBe('PUT /@housefront%2fcore Bearer throwaway');
});

test('[OPS-01] settings of npm are left out of an environment, and nothing else', () => {
  const env = { PATH: '/bin', npm_config_registry: 'x', NPM_CONFIG_USERCONFIG: 'y', npm_lifecycle_event: 'z', CI: '1' };
  expect(withoutNpmSettings(env)).toEqual({ PATH: '/bin', CI: '1' });
});
