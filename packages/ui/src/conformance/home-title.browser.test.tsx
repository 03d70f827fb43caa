import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkedTemplates } from './checkedTemplates.ts';
import { openScreen } from './open.tsx';

const templates = (await checkedTemplates()).map(({ template }) => template);

test.for(templates.map((template) => [template.id, template] as const))(
  '[HOME-01] home of %s has one title, for guests and for members',
  async ([, template]) => {
    const width = template.kind === 'mobile' ? 320 : 1280;
    const { show } = await openScreen({ template, view: 'home', options: { session: 'guest' }, width });
    const titles = () => page.getByRole('heading', { level: 1 }).elements();
    expect(titles()).toHaveLength(1);
    await show({ session: 'member' });
    expect(titles()).toHaveLength(1);
    expect(titles()[0]?.textContent).not.toBe('');
  },
);
