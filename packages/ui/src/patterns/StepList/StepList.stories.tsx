import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepList } from './index.ts';

const meta = {
  component: StepList,
  title: 'Patterns/StepList',
  args: {
    steps: [
      { text: 'Tap Share in your browser’s toolbar.', picture: 'share' },
      { text: 'Choose “Add to Home Screen”.', picture: 'add' },
      { text: 'Tap “Add”.', picture: 'done' },
    ],
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPictures: Story = {};
export const Plain: Story = { args: { steps: [{ text: 'Copy the address.' }, { text: 'Paste it into Safari.' }] } };
