import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IdleQuestion } from './IdleQuestion.tsx';

const meta = {
  component: IdleQuestion,
  title: 'Patterns/IdleQuestion',
  args: {
    title: 'Are you still there?',
    body: 'Nothing has happened here for a while. Without an answer you will be signed out.',
    left: '0:42',
    spoken: '60 seconds left',
    onStay: fn(),
    onLeave: fn(),
    texts: { stay: 'I am still here', leave: 'Sign out' },
  },
} satisfies Meta<typeof IdleQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };
