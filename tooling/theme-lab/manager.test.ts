import { expect, test } from 'vitest';
import config from '../../.storybook/main.ts';

test('[DES-01] the manager shows the product: no list of tasks of Storybook, no runner of tests, which fails where its server answers late', () => {
  const addons = (config.addons ?? []).map((addon) => (typeof addon === 'string' ? addon : addon.name));
  expect(addons).toEqual(['@storybook/addon-docs', '@storybook/addon-a11y']);
  expect(config.features).toMatchObject({
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
  });
});
