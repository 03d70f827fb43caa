import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { labels } from '../../slots/labels.fixtures.ts';
import { bannersFixture, wordedBannersFixture } from '../../views/home/home.fixtures.ts';
import { BannerCarousel } from './index.ts';
import { bannerCarouselLabels } from '../../labels/banners.ts';

const meta = {
  component: BannerCarousel,
  title: 'Patterns/BannerCarousel',
  args: {
    banners: { state: 'ready', items: bannersFixture(4) },
    texts: labels('en_US', bannerCarouselLabels),
  },
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 2' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};
const [worded] = wordedBannersFixture(1);
const one = (fields: object) =>
  ({
    args: { banners: { state: 'ready', items: worded ? [{ ...worded, ...fields }] : [] } },
  }) satisfies Partial<Story>;

/** Words over pictures without text: with everything, with a call that names its target, and one that leads nowhere. */
export const Words: Story = { args: { banners: { state: 'ready', items: wordedBannersFixture(4) } } };
export const ChineseWords: Story = { args: { banners: { state: 'ready', items: wordedBannersFixture(4, 'zh_CN') } } };
export const LongWords: Story = { args: { banners: { state: 'ready', items: wordedBannersFixture(4, 'longest') } } };
export const WithoutHeadline: Story = one({ headline: undefined });
export const WithoutLine: Story = one({ line: undefined });
/** The call names the target. */
export const WithoutButton: Story = one({ button: undefined });
export const WithoutEnd: Story = one({ until: undefined });
/** A banner that leads nowhere has no call. */
export const WithoutTarget: Story = one({ href: undefined });
/** A single picture has no controls. */
export const One: Story = { args: { banners: { state: 'ready', items: bannersFixture(1) } } };
export const Loading: Story = { args: { banners: { state: 'loading', items: [] } } };
/** Renders nothing without banners. */
export const Empty: Story = { args: { banners: { state: 'ready', items: [] } } };
/** The first picture fails to load and is removed. */
export const Broken: Story = {
  args: {
    banners: {
      state: 'ready',
      items: bannersFixture(3).map((banner, index) =>
        index === 0 ? { ...banner, image: 'data:image/png;base64,none' } : banner,
      ),
    },
  },
};
