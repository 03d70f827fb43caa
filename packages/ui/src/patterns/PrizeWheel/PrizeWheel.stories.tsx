import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Shelf } from '../../stories/Shelf.tsx';
import { prizesFixture, rouletteFixture } from '../../views/roulette/roulette.fixtures.ts';
import { PrizeWheel, type PrizeWheelProps } from './PrizeWheel.tsx';

/** Turns once for each press. */
function Live(props: PrizeWheelProps) {
  const [turn, setTurn] = useState(props.turn);
  return (
    <PrizeWheel {...props} turn={turn} phase={turn === 0 ? 'idle' : 'turning'} onSpin={() => setTurn(3600 + 225)} />
  );
}

const meta = {
  component: PrizeWheel,
  title: 'Patterns/PrizeWheel',
  args: rouletteFixture(),
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PrizeWheel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
/** [ROU-02] The wheels of 4, 6, 10 and 12 prizes. */
export const Sizes: Story = {
  render: (args) => (
    <Shelf>
      {[4, 6, 10, 12].map((size) => (
        <div key={size} style={{ width: 320 }}>
          <Live {...args} prizes={prizesFixture(size)} />
        </div>
      ))}
    </Shelf>
  ),
};
/** [ROU-13x] Without draws it cannot be turned. */
export const NoDraws: Story = {
  args: { draws: 0 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Spin' })).toBeDisabled());
  },
};
export const LongText: Story = { args: rouletteFixture({ variant: 'longText' }) };
