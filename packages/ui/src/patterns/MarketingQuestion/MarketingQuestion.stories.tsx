import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MarketingQuestion } from './MarketingQuestion.tsx';

const channels = () => [
  { id: 'email', label: 'Email', on: false, onChange: fn() },
  { id: 'sms', label: 'Text message', on: false, onChange: fn() },
  { id: 'phone', label: 'Phone call', on: false, onChange: fn() },
];

const meta = {
  component: MarketingQuestion,
  title: 'Patterns/MarketingQuestion',
  args: {
    open: true,
    wide: true,
    busy: false,
    groups: [
      { id: 'casino', label: 'Casino games', channels: channels() },
      { id: 'betting', label: 'Sports betting', channels: channels() },
    ],
    onNothing: fn(),
    onSave: fn(),
    onClose: fn(),
    texts: {
      title: 'May we send you offers?',
      body: 'Choose how we may contact you about each product. Nothing is selected. You can change your choices at any time.',
      save: 'Save choices',
      nothing: 'No offers',
      close: 'Close',
    },
  },
} satisfies Meta<typeof MarketingQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is selected, and both answers have the same size. */
export const InDialog: Story = {
  play: async () => {
    const boxes = await screen.findAllByRole('checkbox');
    await expect(boxes).toHaveLength(6);
    for (const box of boxes) await expect(box).not.toBeChecked();
    const [no, yes] = ['No offers', 'Save choices'].map((name) =>
      screen.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
  },
};
export const InSheet: Story = { args: { wide: false } };
