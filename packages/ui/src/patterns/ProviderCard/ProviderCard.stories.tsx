import type { Meta, StoryObj } from '@storybook/react-vite';
import { providersFixture } from '../../slots/models.fixtures.ts';
import { Shelf } from '../../stories/Shelf.tsx';
import { ProviderCard, ProviderCardSkeleton } from './index.ts';

const [provider = { id: '', name: '', icon: { light: '', dark: '' } }] = providersFixture();

const meta = {
  component: ProviderCard,
  title: 'Patterns/ProviderCard',
  args: { provider, count: '24 games' },
  decorators: [(Story) => <div style={{ width: '168px' }}>{Story()}</div>],
} satisfies Meta<typeof ProviderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDark: Story = {};
export const OnLight: Story = { globals: { theme: 'daylight' } };
export const WithoutCount: Story = { args: { count: null } };
export const LongText: Story = {
  args: { provider: { ...provider, name: 'Royal 8 Entertainment International' }, count: '1,204 different games' },
};
export const Waiting: Story = {
  render: () => (
    <Shelf>
      <ProviderCardSkeleton />
    </Shelf>
  ),
};
