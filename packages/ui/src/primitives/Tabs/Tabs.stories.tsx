import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Live(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: Tabs,
  title: 'Primitives/Tabs',
  args: {
    label: 'Halls',
    value: 'slot',
    onValueChange: fn(),
    tabs: [
      { value: 'slot', label: 'Slots', icon: <Icon name="lucide:cherry" />, content: 'Ten thousand reels.' },
      { value: 'live', label: 'Live', icon: <Icon name="lucide:video" />, content: 'Tables with dealers.' },
      { value: 'sport', label: 'Sports', icon: <Icon name="lucide:volleyball" />, content: 'Odds of the day.' },
      { value: 'fish', label: 'Cards and boards', icon: <Icon name="lucide:spade" />, content: 'Against each other.' },
    ],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Pill: Story = { args: { variant: 'pill' } };
export const Fitted: Story = {
  args: { variant: 'pill', fitted: true },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
/** Scrolls sideways where it does not fit. */
export const Narrow: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };
