import { describe, expect, test } from 'vitest';
import type { FixtureLocale, FixtureOptions } from '../slots/base.fixtures.ts';
import { setFont } from '../testing/fonts.ts';
import { accountFixture } from '../views/account/account.fixtures.ts';
import { activityBlocksFixture } from '../views/account/activity.fixtures.ts';
import { breakBlocksFixture } from '../views/account/breaks.fixtures.ts';
import type { AccountBlock } from '../views/account/contract.ts';
import { limitBlocksFixture } from '../views/account/limits.fixtures.ts';
import { checkedTemplates } from './subjects/checkedTemplates.ts';
import { openScreen } from './screen/open.tsx';
import { pageFaults } from './looks/states.ts';
import { narrowest } from './subjects/templates.ts';
import { textFaults } from './faults/texts.ts';

const screens: Readonly<Record<string, (options: FixtureOptions) => readonly AccountBlock[]>> = {
  Activity: activityBlocksFixture,
  Breaks: breakBlocksFixture,
  Limits: limitBlocksFixture,
};

/** Languages of sites with a profile, and of other scripts. */
const languages: readonly FixtureLocale[] = [
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

const usual = { session: 'member', variant: 'normal' } as const;

describe.each(await checkedTemplates())('$template.id', (ownership) => {
  const { template } = ownership;
  describe.each(Object.entries(screens))('%s', (_, blocksOf) => {
    const open = () =>
      openScreen({
        template,
        view: 'account',
        options: usual,
        props: (options) => ({ section: { ...accountFixture(options).section, blocks: blocksOf(options) } }),
        width: narrowest[template.kind],
      });

    test('[RG-38x][DES-04][A11Y-01] in the member centre', async () => {
      const screen = await open();
      const faults = await pageFaults(screen, ownership, { view: 'account', options: usual });
      // Looked at once: each look waits for the page.
      expect([...faults, ...screen.errors.mock.calls]).toEqual([]);
    });

    test('[RG-38x][DES-06] holds its texts in each language', async () => {
      const { show } = await open();
      // Written so from the start, the page is laid out once for each language.
      await setFont('wide');
      const found: string[] = [];
      for (const locale of languages) {
        await show({ ...usual, locale });
        found.push(...(await textFaults(['wide'])).map((fault) => `${locale}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  });
});
