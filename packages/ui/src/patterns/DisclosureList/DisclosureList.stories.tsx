import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { DisclosureList } from './index.ts';

const look = { list: '', item: '', face: '', title: '', button: '', panel: '' };
const items = [
  { id: 'slots', name: 'Slots', games: ['Fortune Gate', 'Cherry Rush'] },
  { id: 'live', name: 'Live casino', games: ['Baccarat', 'Roulette'] },
] as const;

function Example({ start }: { readonly start: 'slots' | 'live' | null }) {
  const [open, setOpen] = useState<'slots' | 'live' | null>(start);
  return (
    <DisclosureList
      items={items}
      label="Halls"
      open={open}
      onOpenChange={setOpen}
      titleOf={({ name }) => name}
      renderFace={({ games }, on) => (on ? null : <p>{games.length} games</p>)}
      renderPanel={({ games }) => <p>{games.join(', ')}</p>}
      look={look}
    />
  );
}

const meta = { component: Example, title: 'Patterns/DisclosureList', args: { start: null } } satisfies Meta<
  typeof Example
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Live casino' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Live casino' })).toHaveTextContent('Baccarat, Roulette'),
    );
  },
};
export const Open: Story = { args: { start: 'slots' } };
