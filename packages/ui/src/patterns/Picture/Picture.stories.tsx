import type { Meta, StoryObj } from '@storybook/react-vite';
import { logoArt } from '../../slots/art.fixtures.ts';
import { Picture } from './index.ts';

const meta = {
  component: Picture,
  title: 'Patterns/Picture',
  args: { src: logoArt, alt: 'Logo', width: 160, height: 48, place: { widths: [160, 320, 480], sizes: '160px' } },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {};
/** Nothing is shown over the placeholder of its place. */
export const Missing: Story = { args: { src: 'data:image/png;base64,', alt: '' } };
