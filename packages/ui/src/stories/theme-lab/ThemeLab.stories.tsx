import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { expect, fireEvent, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { firstState } from './lab-state.ts';
import { firstView, readAddress, writeAddress } from './lab-view.ts';
import { loadPreviews } from './Previews.tsx';
import type { LabPlan, LabServer, LabSite } from './SiteSave.tsx';
import { ThemeLab, type ThemeLabProps } from './ThemeLab.tsx';

const SITES = '/theme-lab/sites';

const ask = (site: string, init: RequestInit): Promise<Response> => fetch(`${SITES}/${site}`, init);

/** Storybook's development server; a built Storybook has none. */
const server: LabServer | null = import.meta.env.DEV
  ? {
      sites: async () => {
        const response = await fetch(SITES);
        return response.ok ? ((await response.json()) as readonly LabSite[]) : [];
      },
      plan: async (site, body) => {
        const response = await ask(site, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        return response.ok ? ((await response.json()) as LabPlan) : { ok: false as const, text: await response.text() };
      },
      save: async (site, body, tag) => {
        const headers = { 'content-type': 'application/json', 'if-match': tag };
        const response = await ask(site, { method: 'PUT', headers, body });
        return { ok: response.ok, text: await response.text() };
      },
    }
  : null;

/** The lab with its state in the address of the story, so that the address can be shared. */
function Addressed({ story, ...props }: ThemeLabProps & { readonly story: string }): ReactNode {
  const keep = useCallback(
    (state: string) => {
      void addons
        .ready()
        .then((channel) => channel.emit('updateStoryArgs', { storyId: story, updatedArgs: { state } }));
    },
    [story],
  );
  return <ThemeLab {...props} server={server} onState={keep} />;
}

const meta = {
  component: ThemeLab,
  title: 'Workshop/Theme Lab',
  args: { state: '' },
  loaders: [({ args: { state } }) => loadPreviews(readAddress(state)?.view ?? firstView)],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, controls: { disable: true } },
  render: (args, { id }) => <Addressed {...args} story={id} />,
} satisfies Meta<typeof ThemeLab>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];

/** For tests: one small pane. */
const small = { ...firstView, templates: ['h5-1'], widths: [360] };
const at = (changes: Readonly<Record<string, unknown>>, view = small): string =>
  writeAddress({ ...firstState, changes }, view);

const pageOf = async (canvas: Canvas, title: RegExp | string = /^h5-1/): Promise<Document> => {
  // The template is loaded before.
  const pane = await canvas.findByTitle<HTMLIFrameElement>(title, {}, { timeout: 20_000 });
  await waitFor(() => expect(pane.contentDocument?.querySelector('main')?.textContent).toBeTruthy(), {
    timeout: 20_000,
  });
  if (!pane.contentDocument) throw new Error('The pane has no page.');
  return pane.contentDocument;
};
const variable = (page: Document, name: string): string =>
  page.defaultView?.getComputedStyle(page.documentElement).getPropertyValue(name) ?? '';
const type = (field: HTMLElement, value: string): void => void fireEvent.change(field, { target: { value } });
const press = (canvas: Canvas, name: string | RegExp): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Knobs, screens and checks of a theme. */
export const Lab: Story = {};

export const Knob: Story = {
  name: '[DES-02] a token changes CSS variables of the page and nothing else',
  args: { state: at({}) },
  play: async ({ canvas }) => {
    const page = await pageOf(canvas);
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    observer.observe(page, { childList: true, subtree: true, attributes: true, characterData: true });
    await userEvent.click(canvas.getByRole('tab', { name: /^Differences/ }));
    const field = canvas.getByLabelText('colour.accent.base');
    let turns = 0;
    // Pictures of the page may still be loading; effects of a knob appear step by step.
    await waitFor(
      async () => {
        seen.length = 0;
        turns += 1;
        const colour = `#12ab${String(10 + turns)}`;
        type(field, colour);
        await waitFor(() => expect(variable(page, '--hf-accent-base')).toBe(colour));
        // The tables are updated a moment later, which is checked, too.
        await waitFor(() => expect(canvas.getByRole('row', { name: new RegExp(colour) })).toBeVisible());
        const touched = new Set(
          seen.map(({ target, type: kind, attributeName }) => `${target.nodeName} ${kind} ${attributeName ?? ''}`),
        );
        await expect([...touched]).toEqual(['HTML attributes style']);
      },
      { timeout: 30_000 },
    );
    await expect(page.documentElement.style.length).toBeGreaterThan(100);
    for (const name of page.documentElement.style) await expect(name).toMatch(/^(?:--hf-|color-scheme$)/);
    observer.disconnect();
    await waitFor(() => expect(canvas.getByText('1 changed')).toBeVisible());
    // The lab itself stays as it is.
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--hf-accent-base')).toBe('#eebb4d');
    await press(canvas, 'Reset colour.accent.base');
    await waitFor(() => expect(variable(page, '--hf-accent-base')).toBe('#eebb4d'));
  },
};

export const Resting: Story = {
  name: '[DES-02] what is out of view in a pane rests until it is scrolled to, and nothing moves by it',
  args: { state: at({}) },
  play: async ({ canvas }) => {
    const page = await pageOf(canvas);
    const resting = (): HTMLElement[] =>
      [...page.body.querySelectorAll<HTMLElement>('*')].filter(
        ({ style }) => style.getPropertyValue('content-visibility') === 'hidden',
      );
    const inView = (element: Element): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < (page.defaultView?.innerHeight ?? 0);
    };
    await waitFor(() => expect(resting().length).toBeGreaterThan(1), { timeout: 10_000 });
    await expect(resting().filter(inView)).toEqual([]);
    const heights = resting().map((element) => element.getBoundingClientRect().height);
    const elements = resting();
    page.defaultView?.scrollTo(0, page.documentElement.scrollHeight);
    await waitFor(() => expect(resting().filter(inView)).toEqual([]), { timeout: 5000 });
    const shown = elements.findIndex((element) => inView(element));
    await expect(elements[shown]?.getBoundingClientRect().height).toBeCloseTo(heights[shown] ?? 0, 0);
  },
};

export const Brand: Story = {
  name: '[DES-02] brand colours derive a whole theme, and corrections are told',
  args: { state: at({}) },
  play: async ({ canvas }) => {
    const page = await pageOf(canvas);
    type(canvas.getByLabelText('Brand accent'), '#0f766e');
    type(canvas.getByLabelText('Brand surface'), '#777777');
    await waitFor(() => expect(variable(page, '--hf-gold-base')).toBe(variable(page, '--hf-accent-base')));
    await waitFor(() => expect(canvas.getByText(/^surface: "#777777" cannot be a page/)).toBeVisible());
    await press(canvas, 'Clear brand accent');
    await waitFor(() => expect(variable(page, '--hf-gold-base')).toBe('#f0bf52'));
  },
};

export const Contrast: Story = {
  name: '[DES-02] a failing pair shows its ratio and floor, and one press takes the colour that passes',
  args: { state: at({ 'colour.text.hero': '#33405c', 'colour.accent.on': '#eebb4d' }) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('4 of 164 pairs are below their floor; 2 colours mend them.')).toBeVisible(),
    );
    // One colour of one token is one press, for any number of corrected pairs.
    await expect(canvas.getAllByRole('button', { name: /^Take / })).toHaveLength(2);
    await press(canvas, /^Take #[\da-f]{6} for all 3 grounds of accent\.on$/);
    const row = canvas.getByRole('row', { name: /^Sample text\.hero gradient\.hero 1\.\d\d 4\.5 \(text\)/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Take #[\da-f]{6} for text\.hero/ }));
    await waitFor(() => expect(canvas.getByText('All 164 pairs reach their floor.')).toBeVisible());
  },
};

export const Steps: Story = {
  name: '[DES-02] undo and redo, by buttons and keys',
  args: { state: at({}) },
  play: async ({ canvas }) => {
    const page = await pageOf(canvas);
    const field = canvas.getByLabelText('colour.accent.base');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled());
    type(field, '#12ab56');
    type(field, '#12ab57');
    type(canvas.getByLabelText('colour.accent.text'), '#ffffff');
    await press(canvas, 'Undo');
    await waitFor(() => expect(variable(page, '--hf-accent-text')).toBe('#f3c969'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(variable(page, '--hf-accent-base')).toBe('#eebb4d'));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(variable(page, '--hf-accent-base')).toBe('#12ab57'));
    await press(canvas, 'Redo');
    await waitFor(() => expect(variable(page, '--hf-accent-text')).toBe('#ffffff'));
  },
};

export const Beside: Story = {
  name: '[DES-02] two themes side by side, and what differs from the base',
  args: { state: at({ 'radius.tile': 3 }, { ...small, beside: 'daylight' }) },
  play: async ({ canvas }) => {
    const mine = await pageOf(canvas, 'h5-1 · 360 px · en_US');
    const other = await pageOf(canvas, 'h5-1 · 360 px · en_US · daylight');
    await expect([mine, other].map((page) => variable(page, '--hf-surface-canvas'))).toEqual(['#0a1020', '#f2f5fb']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Differences from midnight: 1' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /^radius\.tile 12 3/ })).toBeVisible());
    await press(canvas, 'Take radius.tile back to its base');
    await waitFor(() => expect(variable(mine, '--hf-radius-tile')).toBe('12px'));
  },
};

export const Uses: Story = {
  name: '[DES-02] shows where a token is used',
  args: { state: at({}) },
  play: async ({ canvas }) => {
    const page = await pageOf(canvas);
    type(canvas.getByLabelText('Find a token'), 'jackpot.digit');
    await press(canvas, 'Show where colour.jackpot.digit is used');
    await waitFor(() => expect(page.querySelectorAll('[data-lab-used]').length).toBeGreaterThan(4), { timeout: 5000 });
    await waitFor(() => expect(canvas.getByText(/^\d+ on this screen: /)).toBeVisible());
    for (const element of page.querySelectorAll('[data-lab-used]')) {
      await expect(page.defaultView?.getComputedStyle(element).color).toBe('rgb(255, 223, 146)');
    }
    await press(canvas, 'Show where colour.jackpot.digit is used');
    await waitFor(() => expect(page.querySelectorAll('[data-lab-used]').length).toBe(0));
  },
};

export const Address: Story = {
  name: '[DES-02] an address holds the whole state',
  args: {
    state: writeAddress(
      { base: 'emerald', brand: { accent: '', surface: '', second: '' }, changes: { 'radius.tile': 3 } },
      { ...small, widths: [390], locales: ['zh_CN'] },
    ),
  },
  play: async ({ canvas }) => {
    const page = await pageOf(canvas, 'h5-1 · 390 px · zh_CN');
    await expect(variable(page, '--hf-radius-tile')).toBe('3px');
    await expect(variable(page, '--hf-surface-canvas')).toBe('#06231a');
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(canvas, 'Copy address');
    await waitFor(() => expect(canvas.getByText(/^The address is copied/)).toBeVisible());
    const word = /args=state:([\w-]+)$/.exec(String(copied.mock.lastCall?.[0]))?.[1] ?? '';
    await expect(readAddress(word)?.state.changes).toEqual({ 'radius.tile': 3 });
  },
};

export const Files: Story = {
  name: '[DES-02] exports a tokens file, imports one, and refuses what is none',
  args: { state: at({ 'radius.tile': 3 }) },
  play: async ({ canvas }) => {
    const page = await pageOf(canvas);
    const blobs: Blob[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return '#';
    });
    await press(canvas, 'Export');
    mocked(made).mockRestore();
    const text = (await blobs[0]?.text()) ?? '';
    await expect(JSON.parse(text)).toMatchObject({ radius: { tile: { $value: { value: 3, unit: 'px' } } } });
    const input = canvas.getByLabelText('File of design tokens');
    const give = (content: string): Promise<void> =>
      userEvent.upload(input, new File([content], 'brand.tokens.json', { type: 'application/json' }));
    await give(text.replace('"value": 3', '"value": 5'));
    await waitFor(() => expect(variable(page, '--hf-radius-tile')).toBe('5px'));
    await give('{ "radius": { "tile": 5 } }');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'radius.tile: 5 is no token. Write { "$value": … }.',
    );
    await expect(variable(page, '--hf-radius-tile')).toBe('5px');
  },
};

export const Save: Story = {
  name: '[DES-02] saves into a site through the development server',
  args: { state: at({ 'radius.tile': 3 }) },
  beforeEach: () => {
    const real = globalThis.fetch;
    spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (input === '/theme-lab/sites')
        return Promise.resolve(Response.json([{ id: '7', name: 'Red Fort', unread: '' }]));
      if (input === '/theme-lab/sites/7' && init?.method === 'POST')
        return Promise.resolve(Response.json({ tag: 'as-planned', lost: [], whole: false }));
      if (input === '/theme-lab/sites/7')
        return Promise.resolve(new Response(`taken: ${new Headers(init?.headers).get('if-match') ?? ''}`));
      return real(input, init);
    });
    return () => mocked(globalThis.fetch).mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Site'), '7');
    await press(canvas, 'Save into the site');
    await waitFor(() => expect(canvas.getByText('taken: as-planned')).toBeVisible());
    const sent = mocked(globalThis.fetch).mock.lastCall?.[1]?.body;
    await expect(JSON.parse(typeof sent === 'string' ? sent : '')).toMatchObject({
      radius: { tile: { $type: 'dimension' } },
    });
  },
};
