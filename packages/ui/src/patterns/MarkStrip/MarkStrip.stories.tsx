import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleMarks } from './marks.fixtures.ts';
import { MarkStrip } from './MarkStrip.tsx';

const meta = {
  component: MarkStrip,
  title: 'Patterns/MarkStrip',
  args: { label: 'Official marks', marks: exampleMarks.se },
} satisfies Meta<typeof MarkStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Two: Story = { args: { marks: exampleMarks.dk } };
export const One: Story = { args: { marks: exampleMarks.br } };
