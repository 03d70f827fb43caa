import type { Meta, StoryObj } from '@storybook/react-vite';
import { footerFixture } from '../../slots/slots.fixtures.ts';
import { FooterHighlights, FooterLinks, FooterSponsors } from './index.ts';

const meta = {
  component: FooterLinks,
  title: 'Patterns/FooterParts',
  args: { ...footerFixture(), className: '', link: '' },
} satisfies Meta<typeof FooterLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};
export const LongText: Story = { args: footerFixture({ variant: 'longText' }) };
export const Highlights: Story = { render: () => <FooterHighlights {...footerFixture()} className="" /> };
export const Sponsors: Story = { render: () => <FooterSponsors {...footerFixture()} link="" /> };
