import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { contentGaps, localAddresses } from './build-notes.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder of content files. */
const contentOf = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

const ENGLISH = `# About {#about}
Read the [rules](/main/rules) and [how to pay](/faq/deposit).
# Rules {#rules}
One.
# Questions {#faq}
## Pay in {#deposit}
So.
`;

test('[CFG-05x] a production build lists which addresses are those of the machine, and what to write', () => {
  const notes = localAddresses({
    upstream: 'http://localhost:4300',
    realtime: { key: 'k', host: 'localhost', port: 4300, tls: false, authPath: '/api/broadcasting/auth' },
    frameHosts: ['https://games.example.com', 'http://localhost:4300'],
    imageHosts: ['img.example.com'],
    iconHosts: [],
    customerServiceUrl: { en_US: 'http://127.0.0.1:1/chat' },
    authProviders: [],
    footerLinks: [{ title: 'About', url: '/main/about' }],
    appLinks: {},
  });
  expect(notes).toEqual([
    "upstream: http://localhost:4300 is this machine only; name the platform's address, here or in HOUSEFRONT_SITES.",
    'realtime.host: localhost is this machine only; name a host that browsers can reach, here or in HOUSEFRONT_SITES.',
    'frameHosts: http://localhost:4300 is this machine only; list the hosts of your games, here or in HOUSEFRONT_SITES.',
    'customerServiceUrl: http://127.0.0.1:1/chat is this machine only; name an address that visitors can open.',
  ]);
});

test.each([
  ...[
    'http://localhost',
    'https://localhost:1/x',
    'http://LOCALHOST',
    'http://127.0.0.1',
    'http://127.1.2.3:80',
    'http://[::1]:1',
  ].map((address) => [address, 1] as const),
  ...['http://0.0.0.0:1', 'localhost:4300', 'a.localhost', 'http://2130706433/'].map(
    (address) => [address, 1] as const,
  ),
  ...[
    'https://localhost.example.com',
    'https://example.com/localhost',
    'https://mylocalhost',
    'img.example.com',
    '*.example.com',
  ].map((address) => [address, 0] as const),
  ...['https://127.example.com', 'http://10.0.0.1', '/localhost', 'https://1270.0.0.1.example.com'].map(
    (address) => [address, 0] as const,
  ),
])('%s is reported %i times', (address, times) => {
  expect(localAddresses({ imageHosts: [address] })).toHaveLength(times);
});

test('[HOME-30x] a page that only other languages have, and a link to none, are reported', () => {
  const folder = contentOf({
    'en_US.md': ENGLISH,
    'th_TH.md': '# เกี่ยวกับ {#about}\nอ่าน[กฎ](/main/rules)\n# คำถาม {#faq}\n## ฝาก {#deposit}\nเช่นนี้\n',
  });
  expect(contentGaps(folder, ['th_TH', 'en_US'])).toEqual([
    'content/th_TH.md: has no "# … {#rules}", which the file itself links: /main/rules is not found in this language.',
  ]);
  const less = contentOf({ 'en_US.md': ENGLISH, 'th_TH.md': '# เกี่ยวกับ {#about}\nสวัสดี' });
  expect(contentGaps(less, ['th_TH', 'en_US'])).toEqual([
    'content/th_TH.md: has no "# … {#rules}", which other languages have: /main/rules is not found in this language.',
  ]);
});

test('[HOME-30x] a language without a file is reported with what it shows instead', () => {
  expect(contentGaps(contentOf({ 'en_US.md': ENGLISH }), ['th_TH', 'ja_JP', 'en_US'])).toEqual([
    'content: th_TH, ja_JP have no file and show en_US.md.',
  ]);
  expect(contentGaps(contentOf({ 'zh_CN.md': '# 关于 {#about}\n甲' }), ['vi_VN', 'zh_CN'])).toEqual([
    'content: vi_VN have no file and show zh_CN.md.',
  ]);
});

test('[HOME-30x] whole content, none at all, and files that the site does not show are no matter', () => {
  expect(contentGaps(contentOf({ 'en_US.md': ENGLISH, 'zh_CN.md': ENGLISH }), ['zh_CN', 'en_US'])).toEqual([]);
  expect(contentGaps(contentOf({}), ['zh_CN'])).toEqual([]);
  expect(contentGaps(join(tmpdir(), 'no-such-content'), ['zh_CN'])).toEqual([]);
  expect(contentGaps(contentOf({ 'en_US.md': ENGLISH, 'ja_JP.md': '# 紹介 {#about}\n文' }), ['en_US'])).toEqual([]);
});

test('[HOME-30x] a link to a question that is not there is reported', () => {
  const folder = contentOf({ 'en_US.md': '# About {#about}\n[pay](/faq/deposit) [out](https://a.test/main/x)' });
  expect(contentGaps(folder, ['en_US'])).toEqual([
    'content/en_US.md: has no "## … {#deposit}", which the file itself links: /faq/deposit is not found in this language.',
  ]);
});
