import type { Meta, StoryObj } from '@storybook/react-vite';
import { promotionFixture } from '../../views/promotion/promotion.fixtures.ts';
import { PromotionBody } from './index.ts';

function promotionOf(variant: 'normal' | 'longText' = 'normal') {
  const { promotion } = promotionFixture({ variant });
  if (!promotion) throw new Error('the fixture has a promotion');
  return promotion;
}

const meta = {
  component: PromotionBody,
  title: 'Patterns/PromotionBody',
  args: { promotion: promotionOf() },
} satisfies Meta<typeof PromotionBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Compact: Story = {};
export const AsPage: Story = { args: { size: 'page' } };
export const LongText: Story = { args: { promotion: promotionOf('longText') } };
