import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Live } from '../../stories/Live.tsx';
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
/** A retry loads the promotion. */
export const Failed: Story = {
  render: (args) => (
    <Live start={promotionFixture({ variant: 'error' })}>
      {(shown, show) => <PromotionArticle {...args} {...shown} onRetry={() => show(promotionFixture())} />}
    </Live>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.texts.retry }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  },
};
export const LongText: Story = { args: promotionFixture({ variant: 'longText' }) };
