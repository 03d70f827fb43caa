import { describe, expect, test } from 'vitest';
import { checkedTemplates } from './subjects/checkedTemplates.ts';
import { otherStates, stateFaults } from './looks/states.ts';

// Beside the usual states, in a file of its own: two browsers share the work.
describe.each(await checkedTemplates())('$template.id', (ownership) => {
  test.for(otherStates(ownership))('[DES-04][A11Y-01][A11Y-02] $view, $options.variant', async (state) => {
    expect(await stateFaults(ownership, state)).toEqual([]);
  });
});
