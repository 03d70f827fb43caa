import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameFrame } from './index.ts';

const meta = {
  component: GameFrame,
  title: 'Patterns/GameFrame',
  args: { url: null, title: 'Fishing', loading: 'The game is loading.' },
} satisfies Meta<typeof GameFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Shown: Story = { args: { url: 'about:blank' } };
