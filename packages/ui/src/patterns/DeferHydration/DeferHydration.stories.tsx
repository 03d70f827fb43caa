import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { DeferHydration } from './index.ts';

const meta = {
  component: DeferHydration,
  title: 'Patterns/DeferHydration',
  args: { children: <Button>See all</Button> },
} satisfies Meta<typeof DeferHydration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Parts mounted in the browser are not held; only server-rendered ones wait for a visitor. */
export const Mounted: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'See all' })).toBeVisible());
  },
};
