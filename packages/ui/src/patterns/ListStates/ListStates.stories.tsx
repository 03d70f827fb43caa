import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Live } from '../../stories/Live.tsx';
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
/** A retry shows the items in place of the error. */
export const Failed: Story = {
  render: (args) => (
    <Live start={true}>
      {(failed, setFailed) => (
        <ListStates
          {...args}
          {...(failed && { list: { state: 'error', items: [], onRetry: () => setFailed(false) } })}
        />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The games could not be loaded.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Tables', 'Slots']),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
