import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playFixture } from '../../views/play/play.fixtures.ts';
import { GameStage } from './index.ts';

const meta = {
  component: GameStage,
  title: 'Patterns/GameStage',
  args: { ...playFixture(), look: { root: '', bar: '' } },
} satisfies Meta<typeof GameStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  args: { onLeave: fn(), onRealPlay: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.texts.realPlay }));
    await userEvent.click(canvas.getByRole('button', { name: args.texts.leave }));
    await expect(args.onRealPlay).toHaveBeenCalledOnce();
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = { args: playFixture({ variant: 'loading' }) };
export const Failed: Story = { args: playFixture({ variant: 'error' }) };
export const LongText: Story = { args: playFixture({ variant: 'longText' }) };
