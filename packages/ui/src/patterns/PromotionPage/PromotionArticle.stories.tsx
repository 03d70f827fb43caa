import type { Meta, StoryObj } from '@storybook/react-vite';
import { discountFixture } from '../../views/discount/discount.fixtures.ts';
import { PromotionArticle } from './index.ts';

const meta = {
  component: PromotionArticle,
  title: 'Patterns/PromotionPage/PromotionArticle',
  args: { ...discountFixture(), waiting: 'Waiting' },
} satisfies Meta<typeof PromotionArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Waiting: Story = { args: discountFixture({ variant: 'loading' }) };
export const Failed: Story = { args: discountFixture({ variant: 'error' }) };
export const LongText: Story = { args: discountFixture({ variant: 'longText' }) };
