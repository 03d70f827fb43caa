import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSiteConfig, type SiteConfig } from '@housefront/contract/site-config';
import type { Answers } from '@housefront/generator';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Failure } from '../base/command.ts';
import { openPlatform, type CheckedPlatform } from './platform.fixtures.ts';
import { runPlatformCheck } from './platform-command.ts';
import { readAgainst, readSite } from './platform-input.ts';

let platform: CheckedPlatform;
let folder: string;
let config: SiteConfig;
beforeAll(async () => {
  platform = await openPlatform();
  folder = mkdtempSync(join(tmpdir(), 'housefront-report-'));
  const { port } = platform;
  const parsed = parseSiteConfig({
    version: 1,
    siteId: 1001,
    public: {
      SITE_NAME: 'Lucky',
      TEMPLATE_NAME: 'desktop_2',
      MOBILE_TEMPLATE_NAME: 'H5_2',
      SITE_TITLE: '',
      SITE_TITLE_EN: 'Lucky',
    },
    currencies: ['THB', 'USD'],
    languages: ['th_TH', 'en_US'],
    theme: 'daylight',
    upstream: platform.address,
    realtime: { key: 'housefront', host: '127.0.0.1', port, tls: false },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  config = parsed.config;
});
afterEach(() => platform.clear());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await platform.close();
});

const noPerson = { env: {}, isThere: false };
async function run(given: Answers, more: Partial<Parameters<typeof runPlatformCheck>[0]> = {}) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const code = await runPlatformCheck({
    given,
    config: undefined,
    cwd: folder,
    json: false,
    person: noPerson,
    print,
    ...more,
  });
  return { code, text: lines.join('\n') };
}

test('[OPS-04] a healthy platform: exit code 0, the verdict in the last line, a page and JSON on demand', async () => {
  const token = await platform.client.signIn('falcon1', 'Falcon11');
  const { code, text } = await run({ against: 'upstream', token, report: 'report.html' }, { config });
  expect(text.split('\n').at(-1)).toBe('73 of 73 calls answer as the contract says. A site works with this platform.');
  expect(code).toBe(0);
  expect(text).toMatch(/^ok {4}platform\.realtime-private realtime: /m);
  expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain('73 of 73');
  const json = await run({ against: platform.address, 'site-id': '1001', report: 'report.json' }, { json: true });
  expect(JSON.parse(json.text)).toMatchObject({ version: 1, siteId: 1001, member: 'none', ended: 'done' });
  expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toEqual(JSON.parse(json.text));
});

test('[OPS-04] a platform with a fault: exit code 1, the endpoint and the field', async () => {
  platform.spoil([{ path: '/api/arks/web/carousel_picture', mode: 'wrong-types' }]);
  const { code, text } = await run({ against: platform.address, 'site-id': '1001' });
  expect(code).toBe(1);
  expect(text).toContain(
    'FAIL  platform.drift carouselPicture: The answer breaks the contract. data.web_carousel_picture_list: expected a list, received',
  );
  expect(text.split('\n').at(-1)).toMatch(
    /1 drifts, 36 were not checked\. Write a page for the platform team: add --report/,
  );
});

test('[OPS-04] Ctrl+C ends at once with what is known, and with exit code 130', async () => {
  platform.spoil([{ path: '/api/v3/game_list', mode: 'hang' }]);
  const before = process.listenerCount('SIGINT');
  const began = performance.now();
  const running = run({ against: platform.address, 'site-id': '1001' });
  setTimeout(() => process.emit('SIGINT'), 800);
  const { code, text } = await running;
  expect(code).toBe(130);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(text).toContain('skip  platform.ended: The check is not complete. It was stopped.');
  expect(process.listenerCount('SIGINT')).toBe(before);
});

test.each<[string, Answers, string]>([
  ['no address', { against: 'platform' }, '--against: "platform" is no address. Write https://host.'],
  ['another protocol', { against: 'ftp://x.test' }, '--against: "ftp://x.test" is no address. Write https://host.'],
  [
    'a password in the address',
    { against: 'https://a:b@x.test' },
    '--against: leave account and password out of the address. Write --member account:password.',
  ],
  [
    'upstream without a site',
    { against: 'upstream' },
    '--against upstream needs a site. Write the address of the platform.',
  ],
  ['no site', { against: 'http://x.test' }, 'The site is unknown here. Write --site-id with its id on the platform.'],
  [
    'a wrong id',
    { against: 'http://x.test', 'site-id': 'x' },
    '--site-id: "x" is no id. Write the number of the site on the platform.',
  ],
  [
    'an unknown currency',
    { against: 'http://x.test', 'site-id': '7', currency: 'DM' },
    '--currency: "DM" is unknown. Write one of',
  ],
  [
    'an unknown language',
    { against: 'http://x.test', 'site-id': '7', language: 'xx' },
    '--language: "xx" is unknown. Write one of',
  ],
  [
    'realtime over http',
    { against: 'http://x.test', 'site-id': '7', realtime: 'http://x.test/k' },
    '--realtime: "http://x.test/k" is no address. Write wss://host.',
  ],
  [
    'realtime without a key',
    { against: 'http://x.test', 'site-id': '7', realtime: 'wss://x.test' },
    '--realtime has no key. Write wss://host:port/key.',
  ],
  [
    'a report of another kind',
    { against: 'http://x.test', 'site-id': '7', report: 'a.pdf' },
    '--report: "a.pdf" ends neither in .html nor in .json. Write report.html.',
  ],
  [
    'a member without a password',
    { against: 'http://x.test', 'site-id': '7', member: 'ann' },
    '--member has no account and password.',
  ],
  [
    'no person to ask for a password',
    { against: 'http://x.test', 'site-id': '7', member: '-' },
    '--member - asks in a terminal, and there is none. Set HOUSEFRONT_MEMBER=account:password.',
  ],
  [
    'no person to ask for a token',
    { against: 'http://x.test', 'site-id': '7', token: '-' },
    '--token - asks in a terminal, and there is none. Set HOUSEFRONT_TOKEN.',
  ],
])('[OPS-04] %s is refused in one line with the next step', async (_, given, line) => {
  const refused = run(given);
  await expect(refused).rejects.toBeInstanceOf(Failure);
  await expect(refused).rejects.toThrow(line);
});

test('[OPS-04] a report that cannot be written is one line', async () => {
  const given = { against: platform.address, 'site-id': '1001', report: 'no/such/folder/report.html' };
  await expect(run(given)).rejects.toThrow(
    /report\.html" cannot be written \(ENOENT\)\. Name a file in a folder that exists\.$/,
  );
});

test.each([{}, { member: '-' }])(
  '[OPS-04] the password of a member may come from the environment, also with %j',
  async (more) => {
    const person = { env: { HOUSEFRONT_MEMBER: 'falcon1:Falcon11:x' }, isThere: false };
    const { text } = await run({ against: platform.address, 'site-id': '1001', ...more }, { person });
    expect(text).toContain('skip  platform.sign-in login');
    expect(text).not.toContain('Falcon11');
  },
);

test('[OPS-04] the site of the repository gives its values; its realtime server belongs to its platform alone', () => {
  const own = readAgainst('upstream', config);
  expect(own).toBe(platform.address);
  expect(readSite({}, config, own)).toMatchObject({
    siteId: 1001,
    currency: 'THB',
    language: 'th_TH',
    template: 'desktop_2',
    mobileTemplate: 'H5_2',
    realtime: { key: 'housefront', authPath: '/api/broadcasting/auth' },
  });
  expect(readSite({}, config, 'https://staging.example.com').realtime).toBeUndefined();
  const given = { realtime: 'wss://rt.example.com/app/key', currency: 'USD', origin: 'https://www.example.com/x' };
  expect(readSite(given, config, 'https://staging.example.com')).toMatchObject({
    currency: 'USD',
    origin: 'https://www.example.com',
    realtime: { key: 'key', host: 'rt.example.com', port: 443, tls: true },
  });
});
