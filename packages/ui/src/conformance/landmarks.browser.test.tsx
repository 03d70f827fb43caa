import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { checkedTemplates } from './checkedTemplates.ts';
import { openScreen } from './open.tsx';

describe.each(await checkedTemplates())('$template.id', ({ template }) => {
  test.each(['guest', 'member'] as const)(
    '[A11Y-01] each landmark of a %s’s home has a name of its own',
    async (session) => {
      const width = template.kind === 'desktop' ? 1280 : 390;
      await openScreen({ template, view: 'home', width, options: { session } });
      const { violations } = await axe.run(document, { runOnly: ['landmark-unique'] });
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)))).toEqual([]);
    },
  );
});
