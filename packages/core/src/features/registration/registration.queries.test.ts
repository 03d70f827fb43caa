import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
import { agreementQuery, backgroundQuery } from './index.ts';

const AGREEMENT = '/api/arks/web/register-settings/service-agreement';
const PICTURE = '/api/arks/web/model/register-background/detail';

test('[REG-07x] the service agreement is asked for by site and kept for ten minutes', async () => {
  const deps = testDeps();
  const options = agreementQuery(deps);
  expect(options).toMatchObject({ queryKey: ['registration', 'agreement'], staleTime: 600_000 });
  deps.ports.http.ok(calls.serviceAgreement, { list: [{ title: 'T', content: '<p>c</p>' }] });
  expect(await deps.queryClient.fetchQuery(options)).toMatchObject([{ title: 'T', content: '<p>c</p>' }]);
  expect(deps.ports.http.bodies(AGREEMENT)).toEqual([{ site_id: 1001 }]);
});

test('[SITE-14] the picture over the form is asked for by site and template and kept for ten minutes', async () => {
  const deps = testDeps();
  const options = backgroundQuery(deps);
  expect(options).toMatchObject({ queryKey: ['registration', 'background', 'desktop_1'], staleTime: 600_000 });
  deps.ports.http.ok(calls.registerBackground, { photo: '/photo.jpg' });
  expect(await deps.queryClient.fetchQuery(options)).toBe('/photo.jpg');
  expect(deps.ports.http.bodies(PICTURE)).toEqual([{ site_id: 1001, template: 'desktop_1' }]);
});

test('[ERR-04x] neither is reported when it fails, and both are given up when nothing waits for them', async () => {
  const deps = testDeps();
  expect(await readOutcome(deps, agreementQuery(deps), AGREEMENT)).toEqual(quiet);
  expect(await readOutcome(deps, backgroundQuery(deps), PICTURE)).toEqual(quiet);
});
