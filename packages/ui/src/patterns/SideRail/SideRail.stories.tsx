import type { Meta, StoryObj } from '@storybook/react-vite';
import { hallsFixture } from '../../slots/models.fixtures.ts';
import { SideRail } from './index.ts';

const items = hallsFixture('en_US', 'live').map(({ id, name, href, icon, active }) => ({
  id: String(id),
  label: name,
  href,
  icon: <img src={icon} alt="" width={24} height={24} />,
  active,
}));

const meta = {
  component: SideRail,
  title: 'Patterns/SideRail',
  args: { items, label: 'Game lobbies', toggleLabel: 'Menu' },
} satisfies Meta<typeof SideRail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open from 1280 px, closed below, until its button is pressed. */
export const Halls: Story = {};
