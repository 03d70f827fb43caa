import { describe, expect, test } from 'vitest';
import { checkedTemplates } from './checkedTemplates.ts';
import { stateFaults, usualStates } from './states.ts';
import { kindOf } from './templates.ts';

describe.each(await checkedTemplates())('$template.id', (ownership) => {
  const { template } = ownership;

  test('is of the kind that its folder names', () => {
    expect(kindOf(template.id)).toBe(template.kind);
  });

  test.for(usualStates(ownership))('[DES-04] [A11Y-02] [THM-01] $view, usual, $options.session', async (state) => {
    expect(await stateFaults(ownership, state)).toEqual([]);
  });
});
