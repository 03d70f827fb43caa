import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fixtureVariants, type FixtureOptions } from '../slots/base.fixtures.ts';
import type { ViewName } from '../views/contract.ts';
import { axeFaults, controls, nameless, unseenFocus } from './checks.ts';
import { openScreen } from './open.tsx';
import { kindOf, loadTemplates, narrowest } from './templates.ts';
import { sideways, textFaults } from './texts.ts';
import { viewNames } from './viewFixtures.ts';

const templates = await loadTemplates();

interface Case {
  readonly view: ViewName;
  readonly options: FixtureOptions;
}

/** Every state of every view for guests, and the usual state for members where the session shows. */
const cases: readonly Case[] = [
  ...viewNames.flatMap((view) =>
    fixtureVariants.map((variant): Case => ({ view, options: { variant, session: 'guest' } })),
  ),
  ...(['home', 'hall', 'slotList', 'gameRoom', 'play'] as const).map((view): Case => ({
    view,
    options: { variant: 'normal', session: 'member' },
  })),
];

describe.each(templates)('$id', (template) => {
  const width = narrowest[template.kind];

  test('is of the kind that its folder tells', () => {
    expect(kindOf(template.id)).toBe(template.kind);
  });

  test.for(cases)('[DES-04][A11Y-01][A11Y-02] $view, $options.variant $options.session', async ({ view, options }) => {
    const { errors } = await openScreen({ template, view, options, width });
    // The long texts have checks of their own, at two widths.
    expect(options.variant === 'longText' ? sideways() : await textFaults()).toEqual([]);
    expect(await axeFaults()).toEqual([]);
    expect(nameless()).toEqual([]);
    expect(errors.mock.calls).toEqual([]);
  });

  test.for(viewNames)('[A11Y-01] %s shows where the keyboard is', async (view) => {
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
