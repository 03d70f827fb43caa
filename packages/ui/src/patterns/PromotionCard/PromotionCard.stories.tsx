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
/** The pictures cannot be loaded: each card shows the emblem instead. */
export const Broken: Story = {
  args: {
    promotions: promotionsFixture(3).map((promotion) => ({ ...promotion, cover: 'data:image/png;base64,none' })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(3));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const OnLight: Story = { globals: { theme: 'daylight' } };
export const LongText: Story = { args: { promotions: promotionsFixture(3, 'longest') } };
export const Waiting: Story = { render: () => <PromotionGridSkeleton count={3} /> };
