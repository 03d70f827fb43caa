import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { DeferHydration } from './index.ts';

const meta = {
  component: DeferHydration,
  title: 'Patterns/DeferHydration',
  args: { children: <Button>See all</Button> },
} satisfies Meta<typeof DeferHydration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is mounted in the browser is not held: only what a server sent waits for a visitor. */
export const Mounted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'See all' })).toBeVisible();
  },
};
