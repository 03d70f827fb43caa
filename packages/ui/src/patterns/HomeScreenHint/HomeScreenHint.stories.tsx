import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../primitives/Sheet/index.ts';
import { homeScreenHintFixture } from '../../views/home-screen-hint/home-screen-hint.fixtures.ts';
import { HomeScreenHint } from './index.ts';

const meta = {
  component: HomeScreenHint,
  title: 'Patterns/HomeScreenHint',
  args: { ...homeScreenHintFixture(), modal: Sheet },
} satisfies Meta<typeof HomeScreenHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const LongText: Story = { args: homeScreenHintFixture({ variant: 'longText' }) };
