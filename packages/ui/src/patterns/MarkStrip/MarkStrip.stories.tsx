import type { Meta, StoryObj } from '@storybook/react-vite';
import { standIns } from './marks.fixtures.ts';
import { MarkStrip } from './MarkStrip.tsx';

const meta = {
  component: MarkStrip,
  title: 'Patterns/MarkStrip',
  args: { label: 'Official marks', marks: standIns.se },
} satisfies Meta<typeof MarkStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Two: Story = { args: { marks: standIns.dk } };
export const One: Story = { args: { marks: standIns.br } };
