import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Direction } from '../conformance/screen/root.ts';
import { loadView, Screen } from '../conformance/screen/Screen.tsx';
import { bases, loadTemplates, usual } from '../conformance/subjects/templates.ts';
import type { Template } from '../defineTemplate.ts';
import type { FixtureLocale } from '../slots/base.fixtures.ts';
import { Pane } from './Pane.tsx';
import { fixtureLocales, useFixtureLocale } from './Scene.tsx';
import { storyAddress } from './storyAddress.ts';
import { useStoryGlobals } from './story-globals.tsx';

const every = loadTemplates();
const themes = Object.keys(import.meta.glob('../theme/tokens/*.tokens.ts'))
  .map((path) => path.replace(/^.*\/|\.tokens\.ts$/g, ''))
  .filter((name) => name !== 'shared' && name !== 'wireframe');

/** The pages of a matrix, each with the story that a press on it opens. Without dialogs, which would open in this window. */
const stories = {
  home: 'views-home--normal',
  hall: 'views-hall--normal',
  slotList: 'views-slot-list--normal',
  register: 'views-register--normal',
  play: 'views-play--normal',
} as const;

interface MatrixProps {
  readonly view: keyof typeof stories;
  /** The property that differs from picture to picture; all others are as in the toolbars. */
  readonly across: 'templates' | 'themes' | 'languages';
  /** Width of the pages in px; 0 for the default of each template. */
  readonly width: number;
  /** Scale in percent. */
  readonly scale: number;
}

const gap = 24;
const tall = { desktop: 1100, mobile: 800 } as const;

/** Scale of pages of a kind: desktops are smaller, and at least two pages fit into a row. */
function scaleOf(kind: Template['kind'], percent: number, width: number, room: number): number {
  if (kind === 'mobile') return percent / 100;
  return Math.min((percent / 100) * 0.7, room > 0 ? (room - gap) / 2 / width : Infinity);
}

interface CellProps extends Omit<MatrixProps, 'across'> {
  readonly template: Template;
  readonly theme: string;
  readonly locale: FixtureLocale;
  readonly direction?: Direction | undefined;
  readonly title: string;
  /** Width of the matrix in px; 0 while unknown. */
  readonly room: number;
}

function Cell({ template, view, theme, locale, direction: own, title, width, scale, room }: CellProps): ReactNode {
  const { session, direction: chosen } = useStoryGlobals();
  const direction = own ?? chosen;
  const root = useMemo(
    () => ({ template, theme, locale, direction, motion: 'reduced' as const }),
    [template, theme, locale, direction],
  );
  const shown = width || usual[template.kind];
  return (
    <Pane
      title={title}
      href={storyAddress(stories[view], { template: template.id, theme, locale, session, direction })}
      width={shown}
      height={tall[template.kind]}
      scale={scaleOf(template.kind, scale, shown, room)}
      root={root}
    >
      <Screen template={template} view={view} options={{ locale, session }} />
    </Pane>
  );
}

/** One page many times: in every template, theme or language; all else as in the toolbars (DES-03). */
function Matrix({ across, ...page }: MatrixProps): ReactNode {
  const { template, theme, siteThemes } = useStoryGlobals();
  const locale = useFixtureLocale();
  const everyTheme = [...themes.map((name) => ({ name, title: name })), ...siteThemes];
  const chosen = { theme, locale };
  const cells = {
    templates: () => [
      ...use(every).map((one) => ({ ...chosen, template: one, title: one.id })),
      ...bases(use(every)).map((one) => ({
        ...chosen,
        template: one,
        direction: 'rtl' as const,
        title: `${one.id} rtl`,
      })),
    ],
    themes: () => everyTheme.flatMap(({ name, title }) => (template ? [{ locale, template, theme: name, title }] : [])),
    languages: () => fixtureLocales.flatMap((one) => (template ? [{ theme, template, locale: one, title: one }] : [])),
  } as const;
  const all = cells[across]();
  const [room, setRoom] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)));
    if (box.current) sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
  // Each kind in rows of its own: a desktop beside phones would leave a gap.
  const rows = (['desktop', 'mobile'] as const)
    .map((kind) => all.filter(({ template: { kind: own } }) => own === kind))
    .filter((row) => row.length > 0);
  return (
    <div ref={box} style={{ display: 'grid', gap: `${gap}px` }}>
      {rows.map((row) => (
        <div key={row[0]?.title} style={{ display: 'flex', flexWrap: 'wrap', gap: `${gap}px` }}>
          {row.map((cell) => (
            <Cell key={cell.title} {...page} {...cell} room={room} />
          ))}
        </div>
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
  // Loaded first, because ten templates have many files.
  loaders: [async ({ args: { view } }) => Promise.all((await every).map((template) => loadView(template, view)))],
  // No snapshot: one picture of all would change with any of them.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Matrix>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frames of the matrix, row by row. */
const rowsOf = (canvas: HTMLElement): readonly (readonly string[])[] =>
  [
    ...Map.groupBy(canvas.querySelectorAll('figure'), (figure) =>
      Math.round(figure.getBoundingClientRect().top),
    ).values(),
  ].map((row) => row.map((figure) => figure.querySelector('iframe')?.title ?? ''));

/** Asserts that each frame has its page, and the attributes of its root element. */
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

/** The agreed templates (TPL-01); others may be added. */
const ten = ['desktop-1', 'desktop-2', 'h5-1', 'h5-2', 'h5-3', 'h5-4', 'h5-5', 'h5-6', 'h5-7', 'h5-8'];

export const Home: Story = {
  name: '[DES-03] home in every template, desktops beside each other',
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await shows(ten, 'data-template')(context);
    const frames = canvas.getAllByTitle(/./).filter((element) => element instanceof HTMLIFrameElement);
    await waitFor(() => expect(frames.map(({ title }) => title)).toEqual(expect.arrayContaining(ten)));
    for (const title of ['desktop-1 rtl', 'h5-1 rtl']) {
      const pane = await canvas.findByTitle<HTMLIFrameElement>(title);
      await waitFor(() => expect(pane.contentDocument?.documentElement).toHaveAttribute('dir', 'rtl'));
    }
    // As soon as the matrix knows its width; no phone is beside them.
    await waitFor(() => expect(rowsOf(canvasElement)[0]?.slice(0, 2)).toEqual(['desktop-1', 'desktop-2']));
    const beside = rowsOf(canvasElement).filter((row) => row.some((title) => title.startsWith('desktop')));
    await expect(beside.flat().filter((title) => title.startsWith('h5'))).toEqual([]);
  },
};
export const Hall: Story = { args: { view: 'hall' } };
export const SlotList: Story = { args: { view: 'slotList' } };
export const Themes: Story = {
  name: '[DES-03] one page in every theme',
  args: { across: 'themes' },
  play: shows(['contrast', 'crimson', 'daylight', 'emerald', 'festival', 'midnight', 'neon'], 'data-theme'),
};
export const Languages: Story = { args: { across: 'languages', scale: 50 } };
