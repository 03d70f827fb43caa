import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useMemo, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { loadView, Screen } from '../conformance/Screen.tsx';
import { loadTemplates, templateIds, usual } from '../conformance/templates.ts';
import type { Template } from '../defineTemplate.ts';
import type { FixtureLocale } from '../slots/base.fixtures.ts';
import { Pane } from './Pane.tsx';
import { fixtureLocales, useFixtureLocale } from './Scene.tsx';
import { storyAddress } from './storyAddress.ts';
import { useStoryGlobals } from './story-globals.tsx';

const all = loadTemplates();
const themes = Object.keys(import.meta.glob('../theme/themes/*.tokens.ts'))
  .map((path) => path.replace(/^.*\/|\.tokens\.ts$/g, ''))
  .filter((name) => name !== 'shared' && name !== 'wireframe');

/** The pages that a matrix shows, with the story that a press on one opens. Dialogs are none: they open in this window. */
const stories = {
  home: 'views-home--normal',
  hall: 'views-hall--normal',
  slotList: 'views-slot-list--normal',
  register: 'views-register--normal',
  play: 'views-play--normal',
} as const;

interface MatrixProps {
  readonly view: keyof typeof stories;
  /** What differs from picture to picture; the rest is as in the toolbars. */
  readonly across: 'templates' | 'themes' | 'languages';
  /** Width of the pages in px; 0 for the usual one of each template. */
  readonly width: number;
  /** Scale in percent. */
  readonly scale: number;
}

interface CellProps extends Omit<MatrixProps, 'across'> {
  readonly template: Template;
  readonly theme: string;
  readonly locale: FixtureLocale;
  readonly title: string;
}

function Cell({ template, view, theme, locale, title, width, scale }: CellProps): ReactNode {
  const { session } = useStoryGlobals();
  const root = useMemo(() => ({ template, theme, locale, motion: 'reduced' as const }), [template, theme, locale]);
  const shown = width || usual[template.kind];
  return (
    <Pane
      title={title}
      href={storyAddress(stories[view], { template: template.id, theme, locale, session })}
      width={shown}
      height={template.kind === 'desktop' ? 1100 : 800}
      scale={(scale / 100) * (template.kind === 'desktop' ? 0.7 : 1)}
      root={root}
    >
      <Screen template={template} view={view} options={{ locale, session }} />
    </Pane>
  );
}

/** One page many times: in every template, theme or language, the rest as chosen in the toolbars (DES-03). */
function Matrix({ across, ...page }: MatrixProps): ReactNode {
  const { template, theme, siteThemes } = useStoryGlobals();
  const locale = useFixtureLocale();
  const everyTheme = [...themes.map((name) => ({ name, title: name })), ...siteThemes];
  const chosen = { theme, locale };
  const cells = {
    templates: () => use(all).map((one) => ({ ...chosen, template: one, title: one.id })),
    themes: () => everyTheme.flatMap(({ name, title }) => (template ? [{ locale, template, theme: name, title }] : [])),
    languages: () => fixtureLocales.flatMap((one) => (template ? [{ theme, template, locale: one, title: one }] : [])),
  } as const;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '24px' }}>
      {cells[across]().map((cell) => (
        <Cell key={cell.title} {...page} {...cell} />
      ))}
    </div>
  );
}

const meta = {
  component: Matrix,
  title: 'Templates/Matrix',
  args: { view: 'home', across: 'templates', width: 0, scale: 70 },
  argTypes: {
    view: { name: 'Page', control: 'inline-radio', options: Object.keys(stories) },
    across: { name: 'One for each of the', control: 'inline-radio', options: ['templates', 'themes', 'languages'] },
    width: {
      name: 'Width',
      control: { type: 'select', labels: { 0: 'usual' } },
      options: [0, 320, 360, 390, 430, 768, 992, 1280, 1440, 1920],
    },
    scale: { name: 'Scale, %', control: { type: 'range', min: 20, max: 100, step: 5 } },
  },
  // Before anything is shown: ten templates are many files to wait for.
  loaders: [async ({ args: { view } }) => Promise.all((await all).map((template) => loadView(template, view)))],
  // No snapshot: one picture of all would fail for a change in any.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Matrix>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asserts that each frame has its page, and what its root element tells of it. */
const shows =
  (titles: readonly string[], attribute: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const title of titles) {
      const pane = await canvas.findByTitle<HTMLIFrameElement>(title);
      await waitFor(() => expect(pane.contentDocument?.querySelector('main')?.textContent).not.toBe(''));
      await expect(pane.contentDocument?.documentElement).toHaveAttribute(attribute, title);
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        expect.stringContaining('path=/story/views-'),
      );
    }
  };

export const Home: Story = { name: '[DES-03] home in every template', play: shows(templateIds, 'data-template') };
export const Hall: Story = { args: { view: 'hall' } };
export const SlotList: Story = { args: { view: 'slotList' } };
export const Themes: Story = {
  name: '[DES-03] one page in every theme',
  args: { across: 'themes' },
  play: shows(['contrast', 'crimson', 'daylight', 'emerald', 'festival', 'midnight', 'neon'], 'data-theme'),
};
export const Languages: Story = { args: { across: 'languages', scale: 50 } };
