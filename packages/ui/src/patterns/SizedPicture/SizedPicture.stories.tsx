import type { Meta, StoryObj } from '@storybook/react-vite';
import { logoArt } from '../../slots/art.fixtures.ts';
import { SizedPicture } from './index.ts';

const meta = {
  component: SizedPicture,
  title: 'Patterns/SizedPicture',
  args: {
    src: logoArt,
    alt: 'Logo',
    width: 160,
    height: 48,
    place: { widths: [160, 320, 480], sizes: '160px' },
    sets: [`${logoArt} 160w, ${logoArt} 320w`],
  },
} satisfies Meta<typeof SizedPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithChoice: Story = {};
export const Drawing: Story = { args: { sets: undefined } };
