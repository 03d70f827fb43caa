import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { templateIds } from '../conformance/subjects/templates.ts';
import { Scene } from '../stories/Scene.tsx';

/** The frame of a template around home: the whole page (SHELL-22). */
const meta = {
  component: Scene,
  title: 'Slots/Frame',
  args: { view: 'home', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { globals: { session: 'guest' } };
export const Member: Story = { globals: { session: 'member' } };
/** The list has no header and footer (CAT-13). */
export const WithoutHeader: Story = { args: { view: 'slotList' } };

const shows =
  (place: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-template', templateIds[place]));
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getAllByRole('banner')).toHaveLength(1);
  };

/** The template toolbar changes the page. */
export const FirstTemplate: Story = {
  name: '[DES-01] the first template of the toolbar',
  globals: { template: templateIds[0] },
  play: shows(0),
};
export const LastTemplate: Story = {
  name: '[DES-01] the last template of the toolbar',
  globals: { template: templateIds.at(-1) },
  play: shows(templateIds.length - 1),
};
