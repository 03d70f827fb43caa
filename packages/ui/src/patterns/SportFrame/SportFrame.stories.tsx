import type { Meta, StoryObj } from '@storybook/react-vite';
import { hallFixture } from '../../views/hall/hall.fixtures.ts';
import type { SportFrameModel } from '../../views/hall/contract.ts';
import { SportFrame } from './index.ts';

const { sportFrame } = hallFixture({ hall: 'sport' });
if (!sportFrame) throw new Error('the fixture of the sports hall has no frame');
const frame = (part: Partial<SportFrameModel>) => ({ frame: { ...sportFrame, ...part } });

const meta = {
  component: SportFrame,
  title: 'Patterns/SportFrame',
  args: frame({ state: 'ready', url: 'about:blank' }),
} satisfies Meta<typeof SportFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Waiting: Story = { args: frame({ state: 'loading', url: null }) };
export const Failed: Story = { args: frame({ state: 'failed' }) };
