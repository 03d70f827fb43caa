import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shelf } from '../../stories/Shelf.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, title: 'Primitives/Skeleton' } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <div style={{ maxWidth: '420px' }}>
      <Shelf>
        <Skeleton height="140px" />
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '12px' }}>
          {['a', 'b', 'c'].map((tile) => (
            <div key={tile}>
              <Skeleton shape="tile" ratio="3 / 4" />
              <Skeleton shape="text" width="70%" />
            </div>
          ))}
        </div>
        <Skeleton shape="round" width="44px" height="44px" />
      </Shelf>
    </div>
  ),
};
