import type { Meta, StoryObj } from '@storybook/react-vite';
import { logoArt } from '../../slots/art.fixtures.ts';
import { SiteLogo } from './SiteLogo.tsx';

const meta = {
  component: SiteLogo,
  title: 'Patterns/SiteLogo',
  args: { site: { name: 'Harbour', logo: logoArt }, className: '', alt: 'Harbour', children: 'Harbour' },
} satisfies Meta<typeof SiteLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Name: Story = { args: { site: { name: 'Harbour', logo: null } } };
