import { expect, test } from 'vitest';
import { isSecurityRelease, releasesBetween, type Release } from './releases.ts';

const release = (version: string, security = false): Release => ({
  version,
  date: '2026-11-26',
  notes: [{ bump: 'patch', text: version, ...(security && { security: true }) }],
});
const known = ['1.0.0', '0.10.0', '0.2.1', '0.2.0', '0.1.0'].map((version) => release(version));
const between = (from: string, to: string) => releasesBetween(from, to, known).map(({ version }) => version);

test('[OPS-13] an upgrade reads the notes after the installed version up to the new one, in their order', () => {
  expect(between('0.1.0', '0.10.0')).toEqual(['0.2.0', '0.2.1', '0.10.0']);
  expect(between('0.2.0', '1.0.0')).toEqual(['0.2.1', '0.10.0', '1.0.0']);
  expect(between('1.0.0', '1.0.0')).toEqual([]);
  expect(between('1.0.0', '0.1.0')).toEqual([]);
});

test('[OPS-13] a jump reads the same notes as its steps', () => {
  const steps = ['0.1.0', '0.2.0', '0.2.1', '0.10.0', '1.0.0'];
  expect(between('0.1.0', '1.0.0')).toEqual(steps.slice(1).flatMap((version, at) => between(steps[at] ?? '', version)));
});

test('[OPS-10] a release with one note about a vulnerability is a security release', () => {
  expect([isSecurityRelease(release('1.0.0', true)), isSecurityRelease(release('1.0.0'))]).toEqual([true, false]);
});
