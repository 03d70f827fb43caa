import type { Meta, StoryObj } from '@storybook/react-vite';
import { hallsFixture } from '../../slots/models.fixtures.ts';
import { HallChips, hallAnchor } from './index.ts';

const halls = hallsFixture();

const meta = {
  component: HallChips,
  title: 'Patterns/HallChips',
  args: { halls, label: 'Game lobbies' },
  render: (args) => (
    <>
      <div style={{ position: 'sticky', top: 0 }}>
        <HallChips {...args} />
      </div>
      {halls.map(({ id, name }) => (
        <section key={id} id={hallAnchor(id)} tabIndex={-1} style={{ height: '60vh' }}>
          <h2>{name}</h2>
        </section>
      ))}
    </>
  ),
} satisfies Meta<typeof HallChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Halls: Story = {};
