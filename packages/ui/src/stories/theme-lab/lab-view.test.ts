import { expect, test } from 'vitest';
import { overlays } from '../../conformance/subjects/viewFixtures.ts';
import { firstState } from './lab-state.ts';
import { firstView, readAddress, screens, writeAddress } from './lab-view.ts';

test('[DES-02] no screen of the lab is a dialog, which would lie over the lab itself', () => {
  expect(screens.filter((screen) => overlays.has(screen))).toEqual([]);
});

test('[DES-02] an address holds what is looked at, also the theme of a site beside it', () => {
  const view = {
    ...firstView,
    screen: 'register',
    widths: [768, 1280],
    locales: ['zh_CN'],
    beside: 'site-1002',
  } as const;
  expect(readAddress(writeAddress(firstState, view))?.view).toEqual(view);
  expect(readAddress(writeAddress(firstState, { ...view, beside: '"><b>' }))?.view.beside).toBe('');
});
