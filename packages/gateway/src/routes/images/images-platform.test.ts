import type { RequestListener } from 'node:http';
import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { afterEach, expect, test } from 'vitest';
import { noisePng, pictureAt, picturesOf, SUPPLIER } from './images.fixtures.ts';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((run) => run()));
const setup = async (answer: RequestListener, options?: Parameters<typeof picturesOf>[1]) => {
  const pictures = await picturesOf(answer, options);
  cleanups.push(pictures.close);
  return pictures;
};
const png = await noisePng(40, 40);

/** Spellings that a platform may treat as the call itself. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}?account=a&password=b`,
  (path) => path.toUpperCase().replace('/API/', '/api/'),
  (path) => `${path}/`,
  (path) => `${path}.json`,
  (path) => `${path}.png`,
  (path) => `${path}%20`,
  (path) => `${path}%00.png`,
  (path) => `${path};a.png`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/api/static/../'),
  (path) => path.replace('/api/', '/api/static/%2e%2e/'),
  (path) => path.replace('/api/', '/api/static/..%2f'),
  (path) => path.replace('/api/', '/api/static/..;/'),
  (path) => path.replace('/api/', '/api/%2561rt/../'),
  (path) => `/api/${encodeURIComponent(path.slice(5, 6))}%${path.charCodeAt(6).toString(16)}${path.slice(7)}`,
];

test.each([
  ['the usual lists', {}],
  ['all paths of the platform', { apiPaths: ['/api/*'] }],
  ['lists with folders of calls', { apiPaths: ['/api/member/*', '/api/login', '/api/captcha'], staticBase: '/api' }],
])('[SEC-08] no call of the contract reaches the platform as a picture, with %s', async (_, config) => {
  const { get, requests } = await setup((_request, response) => void response.end(png), { config });
  const paths = [...Object.values<AnyCall>(calls).filter(({ base }) => base === 'api'), undefined].map((call) =>
    call ? callPath(call) : '/api/broadcasting/auth',
  );
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths)
    for (const spell of SPELLINGS) {
      const { status } = await get(pictureAt(spell(path)));
      expect([spell(path), status, requests]).toEqual([spell(path), 403, []]);
    }
});

test.each([
  '/api/login?account=a&password=b',
  '/api/static/../login',
  '/api/unlisted/a.png',
  '/control',
  '//10.0.0.1/a.png',
])('[SEC-08] a picture that redirects to %s leads to no call', async (location) => {
  const { get, requests } = await setup((_, response) => void response.writeHead(302, { location }).end());
  const statuses = [];
  for (const original of ['/api/static/a.png', '/api/art/a.png'])
    statuses.push((await get(pictureAt(original))).status);
  expect(statuses.every((status) => status === 403 || status === 404)).toBe(true);
  expect(requests).toHaveLength(2);
});

test('[SEC-08] the platform learns for whom a picture is, as with a call, and gets nothing that signs in', async () => {
  const { get, heads } = await setup((_, response) => void response.end(png));
  expect((await get(pictureAt('/api/static/a.png'), { from: '198.51.100.7' })).status).toBe(200);
  expect(heads[0]).toMatchObject({
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-host': 'play.example.com',
    'x-forwarded-proto': 'http',
    'x-site-id': '1001',
    'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
  });
  for (const name of ['authorization', 'cookie', 'accept-encoding']) expect(heads[0]).not.toHaveProperty(name);
  // A supplier learns nothing of the visitor.
  expect((await get(pictureAt(`${SUPPLIER}/a.png`), { from: '198.51.100.7' })).status).toBe(200);
  expect(Object.keys(heads[1] ?? {}).filter((name) => name.startsWith('x-'))).toEqual([]);
});

test('[SEC-08] an entry with a folder lets nothing out of that folder, however it is written', async () => {
  const { get, requests } = await setup((_, response) => void response.end(png), {
    imageHosts: ['https://art.example.com/art/', 'one.example.com/a.png'],
  });
  for (const step of [
    '../secret',
    '..%2fsecret',
    '..%2Fsecret',
    '..%5csecret',
    '..\\secret',
    '%2e%2e/secret',
    '%2e%2e%2fsecret',
    '.%2e/secret',
    '..%252fsecret',
    '%252e%252e/secret',
    '..%25252fsecret',
    '..%c0%afsecret',
    '..%u2215secret',
    '..%ef%bc%8fsecret',
    '%ef%bc%8e%ef%bc%8e/secret',
    '..;/secret',
    '..%3b/secret',
    '..%20/secret',
    '..%00/secret',
    '.%e2%80%8b./secret',
    'a/..%2f..%2fsecret',
  ])
    expect([step, (await get(pictureAt(`https://art.example.com/art/${step}`))).status]).toEqual([step, 403]);
  expect((await get(pictureAt('https://one.example.com/a.png/b'))).status).toBe(403);
  expect(requests).toEqual([]);
  for (const name of ['a.png', 'b/my%20hero@2x.png', '中.png', 'a..b.png'])
    expect([name, (await get(pictureAt(`https://art.example.com/art/${name}`))).status]).toEqual([name, 200]);
});
