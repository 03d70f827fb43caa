import { expect, test } from 'vitest';
import { readingCalls, type CallReport } from '@housefront/contract/suite';
import { callLines, countsOf, unsentCalls } from './callLines.ts';
import { platformPage } from './report-page.ts';
import { platformText } from './platformText.ts';
import type { PlatformReport } from './types.ts';

const EVIL = '<script>alert(1)</script><img src=//evil.test onerror=x>" onmouseover="x';

/** One that visitors miss, and an extra. */
const MISSING = new Set(['dwRecord', 'jackpot']);

const reports: readonly CallReport[] = readingCalls.map((call, at) => ({
  call,
  verdict: at === 0 ? 'drifts' : at === 1 ? 'fails' : at === 3 || MISSING.has(call.name) ? 'missing' : 'answers',
  reason: at < 2 ? EVIL : '',
  request: { evil: EVIL },
  drifts:
    at === 0
      ? Array.from({ length: 20 }, (_, row) => ({
          path: `data.${EVIL}${row}`,
          expected: 'text',
          received: EVIL,
          times: 3,
        }))
      : [],
  gaps: at === 4 ? [{ path: `data.${EVIL}`, filledBy: 'off', times: 7 }] : [],
  notes: at === 0 ? [{ path: EVIL, says: 'not in the contract', forgiven: false, times: 1 }] : [],
  code: EVIL,
  status: 200,
  ms: 20,
  guard: null,
  data: null,
}));
const calls = callLines(reports);
const report: PlatformReport = {
  version: 1,
  at: '2026-11-26T10:00:00.000Z',
  against: 'https://api.example.com',
  siteId: 1001,
  ended: 'time',
  member: 'token',
  seconds: 4.2,
  counts: countsOf(calls),
  speed: { median: 20, slowest: 90, slowestCall: 'footer' },
  findings: [
    { id: 'platform.reachable', status: 'ok', where: '', title: 'The platform answers', why: EVIL, mend: '' },
    { id: 'platform.drift', status: 'fail', where: 'gameList', title: 'Drift', why: EVIL, mend: EVIL },
  ],
  calls,
  unsent: unsentCalls([]),
};

test('[OPS-04] the page has the figures first, then results with faults first, then each call, then what was not called', () => {
  const text = platformPage(report)
    .replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(text).toContain('68 of 71 calls answer as the contract says');
  const order = [
    '1 call drifts',
    '1 call fails',
    '1 missing',
    '1 call lacks parts',
    '1 missing, visitors miss them',
    '1 missing extras',
    'Results',
    'Fault',
    'OK',
    'Call by call',
    'Pages',
    'Games',
    'Money',
    'Not called, on purpose',
    'depositStore',
    'clientCaptcha',
  ];
  const places = order.map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(text).toContain('The check is not complete: its time limit was over.');
});

test('[OPS-04] the page loads nothing, runs nothing and shows hostile text as text', () => {
  const page = platformPage(report);
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  expect(page).not.toMatch(/<(?:script|img|link|iframe|object|form|a)\b/i);
  expect(page).not.toMatch(/\s(?:src|href|on\w+)=["']/i);
  expect(page).not.toMatch(/url\(|@import/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('[OPS-04] missing parts are warnings of their own: with what the site fills in, open, and escaped', () => {
  const page = platformPage(report).replaceAll(/\s+/g, ' ');
  const row = /<li class="warn"> <details open> <summary> <span class="mark">Lacks parts<.*?<\/details>/.exec(
    page,
  )?.[0];
  expect(row).toContain('Missing, the site fills in</p>');
  expect(row).toMatch(/&lt;script&gt;.*?<\/code> off, 7 times \(should\) <\/li>/);
  expect(page.match(/Lacks parts/g)).toHaveLength(1);
});

test('[OPS-04] faults are open without a script, other calls closed', () => {
  const page = platformPage(report);
  const row = (name: string) =>
    new RegExp(`<details([^>]*)>\\s*<summary>(?:(?!</summary>).)*<b>${name}</b>`, 's').exec(page)?.[1]?.trim();
  expect([row('gameList'), row('siteDetail'), row('dwRecord')]).toEqual(['open', '', '']);
  expect(page).toContain('<summary>12 more</summary>');
  expect(page).toContain('The platform need not have it. The home page has no jackpot.');
});

test('[OPS-04] the report as JSON keeps its form, and as text its last line is the verdict', () => {
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  expect(Object.keys(report)).toEqual([
    'version',
    'at',
    'against',
    'siteId',
    'ended',
    'member',
    'seconds',
    'counts',
    'speed',
    'findings',
    'calls',
    'unsent',
  ]);
  expect(platformText(report, 'report.html').at(-1)).toBe(
    '68 of 71 calls answer as the contract says, 1 of them lacks parts that the site fills in, 1 drifts, 1 fails, 1 that a site must have is missing, 1 that visitors miss is not there, 1 extra is not there. Send report.html to the platform team.',
  );
});
