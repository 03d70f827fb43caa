import { readdirSync } from 'node:fs';
import { isHallShown } from '../../packages/contract/src/site/site-shown.ts';
import { expect, test } from 'vitest';
import { checkSite } from '../../packages/app/src/site/checkSite.ts';
import type { SiteDefinition } from '../../packages/app/src/kernel/defineSite.ts';

const folder = new URL('../../sites/', import.meta.url);
const configOf = async (id: string) =>
  (
    (await import(/* @vite-ignore */ new URL(`${id}/site.config.ts`, folder).href)) as {
      readonly default: SiteDefinition;
    }
  ).default;
const sites = readdirSync(folder).filter((name) => /^\d+$/.test(name));

test('[RG-49] [RG-50] there are five sites of the demo', () => {
  expect(sites).toEqual(['1001', '1002', '1003', '1004', '1005']);
});

test.each(sites)(
  '[RG-49] [RG-50] site %s builds: it shows no refused hall, and its amounts cover its currencies',
  async (id) => {
    const config = checkSite(await configOf(id));
    const isProtected = id === '1005';
    expect([config.protection?.profile, isHallShown(config, 8)]).toEqual([
      isProtected ? 'gb' : undefined,
      // Site 1003 leaves the hall out by its own choice.
      !isProtected && id !== '1003',
    ]);
  },
);

test.each(sites)(
  '[RG-49] [RG-50] with the profile gb site %s builds with all of its currencies, but not with hall 8',
  async (id) => {
    const { protection } = await configOf('1005');
    const site = { ...(await configOf(id)), protection };
    const hidden = { ...site, halls: { hidden: [8] } } as SiteDefinition;
    expect(checkSite(hidden).protection?.profile).toBe('gb');
    const { halls: _halls, ...open } = hidden;
    expect(() => checkSite(open as SiteDefinition)).toThrow(
      'halls.hidden: must hide 8 (cockfight), which the profile "gb" refuses.',
    );
  },
);
