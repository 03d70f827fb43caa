import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { promotionsFixture } from '../../slots/promotions.fixtures.ts';
import { PromotionGrid, PromotionGridSkeleton } from './index.ts';

const meta = {
  component: PromotionGrid,
  title: 'Patterns/PromotionCard',
  args: { promotions: promotionsFixture(3) },
} satisfies Meta<typeof PromotionGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second has no picture. */
export const OnDark: Story = {};
/** The pictures cannot be loaded: each card shows the emblem behind them, because a picture without a text draws nothing. */
export const Broken: Story = {
  args: {
    promotions: promotionsFixture(3).map((promotion) => ({ ...promotion, cover: 'data:image/png;base64,none' })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(3));
    for (const image of canvasElement.querySelectorAll('img')) {
      await waitFor(() => expect(image).toHaveProperty('complete', true));
      await expect(image).toHaveProperty('naturalWidth', 0);
      await expect(image).toHaveAttribute('alt', '');
    }
  },
};
export const OnLight: Story = { globals: { theme: 'daylight' } };
export const LongText: Story = { args: { promotions: promotionsFixture(3, 'longest') } };
export const Waiting: Story = { render: () => <PromotionGridSkeleton count={3} /> };
