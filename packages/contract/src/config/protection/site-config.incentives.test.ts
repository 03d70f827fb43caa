import { expect, test } from 'vitest';
import { withoutIncentives } from './site-config.incentives.ts';

const features = (values: object) => withoutIncentives({ features: {}, protection: { values } }).features;

test('[RG-32] a profile without envelope and wheel leaves both features out; others keep them', () => {
  expect(features({ envelope: false, wheel: false })).toEqual({ redEnvelope: false, roulette: false });
  expect(features({ wheel: false })).toEqual({ roulette: false });
  expect(features({ wheel: { dated: [{ value: false, from: '2027-01-01' }] } })).toEqual({});
  expect(features({})).toEqual({});
  const none = { features: {} };
  expect(withoutIncentives(none)).toBe(none);
});
