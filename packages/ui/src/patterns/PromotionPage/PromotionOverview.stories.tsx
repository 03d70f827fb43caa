import type { Meta, StoryObj } from '@storybook/react-vite';
import { discountListFixture } from '../../views/discount-list/discount-list.fixtures.ts';
import { PromotionOverview } from './index.ts';

const meta = {
  component: PromotionOverview,
  title: 'Patterns/PromotionPage/PromotionOverview',
  args: {
    ...discountListFixture(),
    section: ({ title, children }) => (
      <section>
        <h2>{title}</h2>
        {children}
      </section>
    ),
    className: '',
  },
} satisfies Meta<typeof PromotionOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: discountListFixture({ variant: 'empty' }) };
export const Waiting: Story = { args: discountListFixture({ variant: 'loading' }) };
export const Failed: Story = { args: discountListFixture({ variant: 'error' }) };
export const LongText: Story = { args: discountListFixture({ variant: 'longText' }) };
