import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { ListStates } from './index.ts';

const meta = {
  component: ListStates<string>,
  title: 'Patterns/ListStates',
  args: {
    list: { state: 'ready', items: ['Tables', 'Slots'] },
    children: (items: readonly string[]) => (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
    waiting: <Skeleton width="160px" height="48px" />,
    empty: { kind: 'empty', title: 'There are no games here yet.' },
    texts: { loadFailed: 'The games could not be loaded.', retry: 'Try again' },
  },
} satisfies Meta<typeof ListStates<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { list: { state: 'ready', items: [] } } };
export const Waiting: Story = { args: { list: { state: 'loading', items: [] } } };
export const Failed: Story = { args: { list: { state: 'error', items: [], onRetry: () => undefined } } };
