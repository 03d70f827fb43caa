import type { Meta, StoryObj } from '@storybook/react-vite';
import { promotionFixture } from '../../views/promotion/promotion.fixtures.ts';
import { PromotionArticle } from './index.ts';

const meta = {
  component: PromotionArticle,
  title: 'Patterns/PromotionPage/PromotionArticle',
  args: { ...promotionFixture(), waiting: 'Waiting' },
} satisfies Meta<typeof PromotionArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Waiting: Story = { args: promotionFixture({ variant: 'loading' }) };
export const Failed: Story = { args: promotionFixture({ variant: 'error' }) };
export const LongText: Story = { args: promotionFixture({ variant: 'longText' }) };
