import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useMemo, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Screen } from '../conformance/Screen.tsx';
import { loadTemplates, templateIds, usual } from '../conformance/templates.ts';
import type { Template } from '../defineTemplate.ts';
import type { ViewName } from '../views/contract.ts';
import { Pane } from './Pane.tsx';
import { useFixtureLocale } from './Scene.tsx';
import { useStoryGlobals } from './story-globals.tsx';

const all = loadTemplates();

function Cell({ template, view }: { readonly template: Template; readonly view: ViewName }): ReactNode {
  const { theme, locale, session } = useStoryGlobals();
  const fixtureLocale = useFixtureLocale();
  const root = useMemo(() => ({ template, theme, locale, motion: 'reduced' as const }), [template, theme, locale]);
  const desktop = template.kind === 'desktop';
  return (
    <Pane
      title={template.id}
      width={usual[template.kind]}
      height={desktop ? 1100 : 800}
      scale={desktop ? 0.5 : 0.7}
      root={root}
    >
      <Screen template={template} view={view} options={{ locale: fixtureLocale, session }} />
    </Pane>
  );
}

/** One screen in every template, in the theme, language and session of the toolbars. */
function Matrix({ view }: { readonly view: ViewName }): ReactNode {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '24px' }}>
      {use(all).map((template) => (
        <Cell key={template.id} template={template} view={view} />
      ))}
    </div>
  );
}

const meta = {
  component: Matrix,
  title: 'Templates/Matrix',
  args: { view: 'home' },
  // No snapshot: one picture of all would fail for a change in any.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Matrix>;

export default meta;
type Story = StoryObj<typeof meta>;

const showsAll: NonNullable<Story['play']> = async ({ canvas }) => {
  for (const id of templateIds) {
    const pane = await canvas.findByTitle<HTMLIFrameElement>(id);
    await waitFor(() => expect(pane.contentDocument?.querySelector('main')?.textContent).not.toBe(''));
    await expect(pane.contentDocument?.documentElement).toHaveAttribute('data-template', id);
  }
};

export const Home: Story = { play: showsAll };
export const Hall: Story = { args: { view: 'hall' }, play: showsAll };
export const SlotList: Story = { args: { view: 'slotList' }, play: showsAll };
