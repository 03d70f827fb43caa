import { afterEach, expect, test } from 'vitest';
import { checkPlatform } from './checkPlatform.ts';
import { runPlatformCheck } from './platform-command.ts';
import { smallMember, startSmallPlatform, type SmallPlatform } from './small-platform.fixtures.ts';
import type { CheckedSite } from './network/types.ts';

const site: CheckedSite = {
  siteId: 1001,
  currency: 'USD',
  language: 'en_US',
  template: 'desktop_1',
  mobileTemplate: 'H5_1',
  modelVersion: '1',
  origin: 'http://localhost',
};
const platforms: SmallPlatform[] = [];
afterEach(async () => {
  for (const platform of platforms.splice(0)) await platform.close();
});
const open = async (options: Parameters<typeof startSmallPlatform>[0] = {}): Promise<SmallPlatform> => {
  const platform = await startSmallPlatform(options);
  platforms.push(platform);
  return platform;
};

test('[OPS-19] a platform with the musts alone passes: what visitors miss is a warning, extras are information', async () => {
  const { address, tokens } = await open();
  const { account, password, answer } = smallMember;
  const report = await checkPlatform({
    against: address,
    site,
    login: { account, password },
    solveCaptcha: async () => answer,
    ports: { elapsed: () => 0 },
  });
  const of = (status: string) => report.findings.filter((finding) => finding.status === status);
  expect(of('fail')).toEqual([]);
  expect(of('warn').map(({ id }) => id)).toEqual(expect.arrayContaining(['platform.missed']));
  expect(of('warn').filter(({ id }) => !['platform.missed', 'platform.gap'].includes(id))).toEqual([]);
  const missed = of('warn').filter(({ id }) => id === 'platform.missed');
  expect(missed.find(({ title }) => title.startsWith('Money'))?.why).toContain(
    'depositMethods: The page of deposits refers members to customer service.',
  );
  const extras = of('ok').filter(({ id }) => id === 'platform.optional');
  expect(extras.length).toBeGreaterThan(2);
  expect(extras.length).toBeLessThan(8);
  expect(extras.map(({ why }) => why).join(' ')).toContain('roulette: There is no wheel.');
  expect(report.counts).toMatchObject({ answers: 5, missing: 0, drifts: 0, fails: 0 });
  expect(report.calls.filter(({ state }) => state === 'answers').map(({ name, level }) => [name, level])).toEqual([
    ['gameList', 'must'],
    ['gameLabel', 'must'],
    ['myCash', 'must'],
    ['captcha', 'must'],
    ['commonLayout', 'must'],
  ]);
  // The check has signed the member out.
  expect(tokens.size).toBe(0);
});

test('[OPS-19] as a step of CI it ends with code 0, and JSON has the level of each call, also of those that are never sent', async () => {
  const { address } = await open();
  const printed: string[] = [];
  const code = await runPlatformCheck({
    given: { against: address, 'site-id': '1001' },
    config: undefined,
    cwd: '.',
    json: true,
    person: { env: {}, isThere: false },
    print: (text) => printed.push(text),
  });
  expect(code).toBe(0);
  const report = JSON.parse(printed.join(''));
  expect(report.calls.find(({ name }: { name: string }) => name === 'webLogo')).toMatchObject({
    level: 'should',
    state: 'missed',
    without: 'The head of the page has the name of the site in the place of a logo.',
  });
  expect(report.unsent.find(({ name }: { name: string }) => name === 'play')).toMatchObject({ level: 'must' });
});

test('[OPS-19] a missing must is a fault of its own', async () => {
  const { address } = await open();
  const { findings, counts } = await checkPlatform({
    against: address,
    site,
    ports: {
      elapsed: () => 0,
      fetch: (url, init) =>
        url.endsWith('/captcha') ? Promise.resolve(new Response('', { status: 404 })) : fetch(url, init),
    },
  });
  expect(counts.missing).toBe(1);
  expect(findings.filter(({ status }) => status === 'fail')).toEqual([
    {
      id: 'platform.missing',
      status: 'fail',
      where: 'captcha',
      title: 'The platform does not have a call that a site must have',
      why: 'HTTP 404. No visitor can sign in or register: both forms need a captcha.',
      mend: expect.stringMatching(/^Add the call\./),
    },
  ]);
});

test('[OPS-19] an address at which there is no call at all is asked about, once', async () => {
  const { address } = await open();
  for (const [against, mend] of [
    [`${address}/api/v1`, `Leave the path /api/v1 out: write ${address}. Sites add /api/… themselves.`],
    [address.replace(/:\d+$/, `:${(await open({ prefix: '/shop' })).port}`), expect.stringContaining("key 'upstream'")],
  ] as const) {
    const { findings } = await checkPlatform({ against, site, ports: { elapsed: () => 0 } });
    expect(findings.filter(({ status }) => status === 'fail' || status === 'warn')).toEqual([
      {
        id: 'platform.address',
        status: 'fail',
        where: '',
        title: 'Is the address right? It has none of the calls',
        why: expect.stringMatching(/^All \d+ calls are answered with 404, such as http\S+game_list\.$/),
        mend,
      },
    ]);
  }
});
