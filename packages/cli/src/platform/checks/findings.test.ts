import { expect, test } from 'vitest';
import { areaOf, OTHER_AREA } from '../report/areas.ts';
import { callLines } from '../report/callLines.ts';
import { callFindings, speedFinding, tlsFinding } from './findings.ts';
import { readingCalls, type CallReport } from '@housefront/contract/suite';

const reports: readonly CallReport[] = readingCalls.map((call) => ({
  call,
  verdict: 'answers',
  reason: '',
  request: {},
  drifts: [],
  gaps: [],
  notes: [],
  code: '100',
  status: 200,
  ms: 20,
  guard: null,
  data: null,
}));
const lines = callLines(reports);
const withTime = (times: Readonly<Record<string, number>>) =>
  lines.map((line) => ({ ...line, ms: times[line.name] ?? line.ms }));

test('[OPS-04] answers of more than a second are a warning with their names and times', () => {
  expect(speedFinding(lines)).toMatchObject({ status: 'ok', id: 'platform.slow' });
  expect(speedFinding(withTime({ footer: 1000 }))).toMatchObject({ status: 'ok' });
  expect(speedFinding(withTime({ footer: 1001 }))).toMatchObject({
    status: 'warn',
    title: 'One answer takes more than a second',
    why: 'footer 1001 ms. Half of the answers take at most 20 ms, the slowest 1001 ms (footer).',
  });
  expect(speedFinding(withTime({ footer: 1500, float: 9000 }))).toMatchObject({
    status: 'warn',
    title: '2 answers take more than a second',
    why: 'float 9000 ms, footer 1500 ms. Half of the answers take at most 20 ms, the slowest 9000 ms (float).',
  });
  expect(speedFinding([])).toMatchObject({ status: 'skipped' });
});

test.each([
  ['https://api.example.com', 'ok'],
  ['http://localhost:4300', 'ok'],
  ['http://platform:4300', 'ok'],
  ['http://10.1.2.3', 'ok'],
  ['http://172.20.0.4:80', 'ok'],
  ['http://192.168.1.9', 'ok'],
  ['http://[::1]:80', 'ok'],
  ['http://api.internal', 'ok'],
  ['http://api.example.com', 'warn'],
  ['http://172.40.0.4', 'warn'],
  ['http://203.0.113.7', 'warn'],
])('[OPS-04] the way to %s: %s', (address, status) => {
  expect(tlsFinding(new URL(address)).status).toBe(status);
});

test('[OPS-04] few faults are named one by one, many equal ones once, each drift by itself', () => {
  const failing = (count: number) =>
    lines.map((line, at) => (at < count ? { ...line, state: 'fails' as const, reason: 'HTTP 500.' } : line));
  const faults = (of: typeof lines) => callFindings(of).filter(({ status }) => status === 'fail');
  expect(faults(failing(3)).map(({ where }) => where)).toEqual(lines.slice(0, 3).map(({ name }) => name));
  expect(faults(failing(20))).toMatchObject([{ where: '', title: '20 calls: The call fails' }]);
  const drift = { path: 'data.list[0].id', expected: 'text', received: 'nothing', times: 1 };
  const drifting = lines.map((line) => ({ ...line, state: 'drifts' as const, drifts: [drift, drift] }));
  expect(faults(drifting)).toHaveLength(lines.length);
  expect(faults(drifting)[0]?.why).toBe('data.list[0].id: expected text, received nothing. And 1 more.');
});

test('[OPS-04] every call belongs to a part of a site', () => {
  expect(readingCalls.map(({ name }) => name).filter((name) => areaOf(name) === OTHER_AREA)).toEqual([]);
});
