import { describe, expect, test } from 'vitest';
import type { FixtureLocale, FixtureOptions } from '../slots/base.fixtures.ts';
import { accountFixture } from '../views/account/account.fixtures.ts';
import { activityBlocksFixture } from '../views/account/activity.fixtures.ts';
import { breakBlocksFixture } from '../views/account/breaks.fixtures.ts';
import { limitBlocksFixture } from '../views/account/limits.fixtures.ts';
import type { AccountBlock } from '../views/account/contract.ts';
import { loadTemplates } from './templates.ts';
import { shareViews } from './ownership.ts';
import { stateFaults } from './states.ts';

const screens: Readonly<Record<string, (options: FixtureOptions) => readonly AccountBlock[]>> = {
  Activity: activityBlocksFixture,
  Breaks: breakBlocksFixture,
  Limits: limitBlocksFixture,
};

/** Languages of sites with a profile, and of other scripts. */
const languages: readonly FixtureLocale[] = [
  'en_US',
  'de_DE',
  'sv_SE',
  'pt_BR',
  'es_ES',
  'nl_NL',
  'da_DK',
  'fil_PH',
  'ta_IN',
  'my_MM',
  'zh_CN',
  'longest',
];

describe.each(shareViews(await loadTemplates()))('$template.id', (ownership) => {
  test.for(Object.entries(screens))('[RG-38x][DES-04][A11Y-01] %s of the member centre', async ([, blocksOf]) => {
    const found: unknown[] = [];
    for (const locale of languages) {
      const options = { locale, session: 'member', variant: 'normal' } as const;
      const section = { ...accountFixture(options).section, blocks: blocksOf(options) };
      const faults = await stateFaults(ownership, { view: 'account', options }, { section });
      found.push(...faults.map((fault) => [locale, fault]));
    }
    expect(found).toEqual([]);
  });
});
