import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/index.ts';
import { Notice } from './index.ts';

const meta = {
  component: Notice,
  title: 'Patterns/Notice',
  args: { kind: 'empty', title: 'No games here yet', hint: 'New games arrive every week.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NothingFound: Story = { args: { kind: 'search', title: 'Nothing found', hint: 'Try a shorter name.' } };
export const Failed: Story = {
  args: {
    kind: 'failed',
    title: 'This part could not be loaded',
    hint: undefined,
    action: <Button variant="outline">Try again</Button>,
  },
};
