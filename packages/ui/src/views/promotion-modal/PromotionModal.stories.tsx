import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../stories/Scene.tsx';

/** Promotions over the page (HOME-23x, SHELL-33); `Empty` has a single one. */
const meta = {
  component: Scene,
  title: 'Views/PromotionModal',
  args: { view: 'promotionModal', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const LongText: Story = { args: { variant: 'longText' } };
