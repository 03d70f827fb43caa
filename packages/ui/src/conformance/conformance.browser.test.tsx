import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFaults, controls, invisibleFocus } from './checks.ts';
import { openScreen } from './open.tsx';
import { checkedTemplates } from './checkedTemplates.ts';
import { stateFaults, usualStates } from './states.ts';
import { kindOf, narrowest } from './templates.ts';

describe.each(await checkedTemplates())('$template.id', (ownership) => {
  const { template, shown } = ownership;
  const width = narrowest[template.kind];

  test('is of the kind that its folder tells', () => {
    expect(kindOf(template.id)).toBe(template.kind);
  });

  test.for(usualStates(ownership))('[DES-04][A11Y-01][A11Y-02] $view, usual, $options.session', async (state) => {
    expect(await stateFaults(ownership, state)).toEqual([]);
  });

  test.for(shown)('[A11Y-01] %s shows where the keyboard is', async (view) => {
    // The waiting window has nothing to press; the one that gave up has.
    const variant = view === 'loading' ? 'error' : 'normal';
    await openScreen({ template, view, options: { variant, session: 'member' }, width });
    await userEvent.keyboard('{Tab}');
    expect(controls().length).toBeGreaterThan(0);
    expect(invisibleFocus()).toEqual([]);
  });

  describe.each(['daylight', 'contrast'])('%s', (theme) => {
    test.for(['home', 'slotList'] as const)('[THM-01][DES-04] %s', async (view) => {
      const { errors } = await openScreen({ template, view, options: { session: 'member' }, theme, width });
      expect(await axeFaults()).toEqual([]);
      expect(errors.mock.calls).toEqual([]);
    });
  });
});
