import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannersFixture } from '../../views/home/home.fixtures.ts';
import { Billboard } from './index.ts';

const [banner] = bannersFixture(1);

const meta = {
  component: Billboard,
  title: 'Patterns/Billboard',
  args: { children: <img src={banner?.image} alt={banner?.alt} style={{ width: '100%' }} /> },
} satisfies Meta<typeof Billboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
