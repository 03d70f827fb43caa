import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { isComplete } from './build-sites.ts';
import { demoMembers, demoServices, demoSites, describeSite, memberLines, siteLines } from './demo-services.ts';
import { portIsFree, startService, stopService, type Service } from './services.ts';

const program = (code: string, ready?: string): Service => ({
  name: 'the program',
  command: process.execPath,
  args: ['-e', code],
  ...(ready && { ready }),
});

test('a taken port is seen', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  expect(await portIsFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await portIsFree(port)).toBe(true);
});

test('a program that ends too early is reported with what it said', async () => {
  const start = startService(program('console.error("no world"); process.exit(3)', 'http://127.0.0.1:1/'));
  await expect(start).rejects.toThrow(/the program ended with code 3 before it was ready:\nno world/);
});

test('a program that never answers is reported and ended', async () => {
  let child;
  const start = startService(program('setInterval(() => {}, 1000)', 'http://127.0.0.1:1/'), {
    limit: 300,
    onSpawn: (spawned) => (child = spawned),
  });
  await expect(start).rejects.toThrow('did not answer at http://127.0.0.1:1/ within 0.3 s');
  expect(child).toMatchObject({ killed: true });
});

test('what could not be started is stopped at once', async () => {
  let child;
  const start = startService(
    { name: 'nothing', command: '/nowhere/program', args: [] },
    { onSpawn: (spawned) => (child = spawned) },
  );
  await start.catch(() => undefined);
  if (!child) throw new Error('nothing was handed over');
  await expect(stopService(child)).resolves.toBeUndefined();
});

test('a program that ignores SIGTERM is ended by force', async () => {
  const child = await startService(program('process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'));
  await stopService(child, 200);
  expect(child.signalCode).not.toBeNull();
});

test('the five sample sites differ: both desktop templates, five of phones, twelve languages', async () => {
  // A workspace with sites of its own has others beside them.
  const samples = demoSites().filter(({ id }) => /^100[1-5]$/.test(id));
  expect(
    siteLines(await Promise.all(samples.map(describeSite))).map((line) => line.replace(/^ *http\S+ +/, '')),
  ).toEqual([
    'Goldhaven (site 1001)     desktop_1 and H5_1   midnight        RMB USD                           zh_CN en_US',
    'Jade River (site 1002)    desktop_2 and H5_2   its own theme   VND USD                           en_US vi_VN',
    'Siam Sunset (site 1003)   desktop_1 and H5_6   crimson         THB JPY USD                       th_TH ja_JP en_US',
    'Lotus Bay (site 1004)     desktop_2 and H5_7   its own theme   INR BDT USD GBP EUR SEK KWD BTC   ta_IN hi_IN bn_BD en_US de_DE sv_SE',
    'Fairwater (site 1005)     desktop_1 and H5_3   daylight        GBP EUR SEK BRL PHP               en_US de_DE sv_SE pt_BR fil_PH ta_IN',
  ]);
});

test('each site and program of the demo has a port of its own', async () => {
  const all = [...demoSites(), ...(await demoServices({ storybook: true }))];
  expect(new Set(all.map(({ port }) => port)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(7);
});

test('[LOC-01] the demo lists members who can sign in, with their currency, those of the sites too', async () => {
  const [members, lines] = [await demoMembers(), await memberLines()];
  expect(members.map(({ account }) => account).slice(0, 3)).toEqual(['lucky88', 'river77', 'sakura6']);
  expect(lines).toHaveLength(members.length);
  expect(lines[0]).toMatch(/^ {4}lucky88 \/ Lucky888 +RMB$/);
  for (const [account, password, currency] of [
    ['demogbp1', 'DemoGBP1', 'GBP'],
    ['demosek1', 'DemoSEK1', 'SEK'],
    ['demokwd1', 'DemoKWD1', 'KWD'],
    ['demobtc1', 'DemoBTC1', 'BTC'],
  ])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^ {4}${account} / ${password} +${currency}$`)));
});

test('[LOC-01] [SBX-01] the sandbox of the demo has the currencies of its sites', async () => {
  const [sandbox] = await demoServices({ storybook: false });
  const { args = [] } = sandbox?.service ?? {};
  const given = args[args.indexOf('--currencies') + 1]?.split(',');
  expect(given).toEqual(expect.arrayContaining(['GBP', 'EUR', 'SEK', 'KWD', 'BTC:8:₿']));
});

test('a build counts only when all of its tasks are done', () => {
  expect(isComplete(' Tasks:    2 successful, 2 total\nCached:    2 cached, 2 total')).toBe(true);
  expect(isComplete('Force killed tasks\n Tasks:    0 successful, 2 total')).toBe(false);
  expect(isComplete('')).toBe(false);
});
