import { calls } from '@housefront/contract/calls';
import type { SiteConfig } from '@housefront/contract/site-config';
import { QueryObserver } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';
import { testDeps, type TestDeps, type TestDepsOptions } from '../../testing/index.ts';
import { protectionQueries } from './protection.queries.ts';

/** A site with a profile, in London. */
export const protection: NonNullable<SiteConfig['protection']> = {
  profile: 'gb',
  marks: [],
  values: { zone: 'Europe/London' },
  licence: { sentence: '', account: '', register: 'https://register.example.com' },
  links: [],
};

export const STATE = '/api/protection/state';

/** The state of a member of whom the platform says no more than it has to. */
export const plainState = { limits: [], limit_needed: 0, review_due: 0, checks: [] };

/** A member of a site with a profile, whose platform answers with a state. */
export const setUp = (options: TestDepsOptions = {}, state: object = {}): TestDeps => {
  const deps = testDeps({ token: 't1', config: { protection }, ...options });
  deps.ports.http.ok(calls.protectionState, { ...plainState, ...state });
  return deps;
};

/** Shows the state, as a page does, and waits for it. @returns how often it was asked for since then */
export const showState = async (deps: TestDeps): Promise<() => number> => {
  const { queryClient, ports } = deps;
  const shown = protectionQueries(deps).state();
  await queryClient.fetchQuery(shown);
  onTestFinished(new QueryObserver(queryClient, shown).subscribe(() => undefined));
  const before = ports.http.sent(STATE).length;
  return () => ports.http.sent(STATE).length - before;
};
