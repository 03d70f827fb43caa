import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fixtureVariants, type FixtureOptions } from '../slots/base.fixtures.ts';
import type { ViewName } from '../views/contract.ts';
import { axeFaults, controls, nameless, unseenFocus } from './checks.ts';
import { openScreen } from './open.tsx';
import { checkedTemplates } from './checkedTemplates.ts';
import type { Ownership } from './ownership.ts';
import { kindOf, narrowest } from './templates.ts';
import { sideways, textFaults } from './texts.ts';

interface Case {
  readonly view: ViewName;
  readonly options: FixtureOptions;
}

const members: readonly ViewName[] = ['home', 'hall', 'slotList', 'gameRoom', 'play'];

/** Every state of the views of its own for guests, and the usual state for members where the session shows. */
const casesOf = ({ own, shown }: Ownership): readonly Case[] => [
  ...shown.flatMap((view) =>
    fixtureVariants
      .filter((variant) => variant === 'normal' || own.includes(view))
      .map((variant): Case => ({ view, options: { variant, session: 'guest' } })),
  ),
  ...shown
    .filter((view) => members.includes(view))
    .map((view): Case => ({ view, options: { variant: 'normal', session: 'member' } })),
];

describe.each(await checkedTemplates())('$template.id', (ownership) => {
  const { template, shown } = ownership;
  const width = narrowest[template.kind];

  test('is of the kind that its folder tells', () => {
    expect(kindOf(template.id)).toBe(template.kind);
  });

  test.for(casesOf(ownership))(
    '[DES-04][A11Y-01][A11Y-02] $view, $options.variant $options.session',
    async ({ view, options }) => {
      const { errors } = await openScreen({ template, view, options, width });
      // The long texts have checks of their own, at two widths.
      expect(options.variant === 'longText' ? sideways() : await textFaults()).toEqual([]);
      expect(await axeFaults()).toEqual([]);
      expect(nameless()).toEqual([]);
      expect(errors.mock.calls).toEqual([]);
    },
  );

  test.for(shown)('[A11Y-01] %s shows where the keyboard is', async (view) => {
    // The waiting window has nothing to press; the one that gave up has.
    const variant = view === 'loading' ? 'error' : 'normal';
    await openScreen({ template, view, options: { variant, session: 'member' }, width });
    await userEvent.keyboard('{Tab}');
    expect(controls().length).toBeGreaterThan(0);
    expect(unseenFocus()).toEqual([]);
  });

  describe.each(['daylight', 'contrast'])('%s', (theme) => {
    test.for(['home', 'slotList'] as const)('[THM-01][DES-04] %s', async (view) => {
      const { errors } = await openScreen({ template, view, options: { session: 'member' }, theme, width });
      expect(await axeFaults()).toEqual([]);
      expect(errors.mock.calls).toEqual([]);
    });
  });
});
