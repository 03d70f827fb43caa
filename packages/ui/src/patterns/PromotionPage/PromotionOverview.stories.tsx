import type { Meta, StoryObj } from '@storybook/react-vite';
import { promotionListFixture } from '../../views/promotion-list/promotion-list.fixtures.ts';
import { PromotionOverview } from './index.ts';

const meta = {
  component: PromotionOverview,
  title: 'Patterns/PromotionPage/PromotionOverview',
  args: {
    ...promotionListFixture(),
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
export const Empty: Story = { args: promotionListFixture({ variant: 'empty' }) };
export const Waiting: Story = { args: promotionListFixture({ variant: 'loading' }) };
export const Failed: Story = { args: promotionListFixture({ variant: 'error' }) };
export const LongText: Story = { args: promotionListFixture({ variant: 'longText' }) };
