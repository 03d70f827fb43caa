import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerNote } from './PlayerNote.tsx';

const age = { sign: '18+', description: 'Players must be 18 or older' };
const risks = {
  title: 'Gambling has risks',
  text: 'Gambling can be addictive, and you can lose all the money you stake.',
};

const meta = {
  component: PlayerNote,
  title: 'Patterns/PlayerNote',
  args: { age, risks },
} satisfies Meta<typeof PlayerNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AgeAndRisks: Story = {};
export const AgeOnly: Story = { args: { risks: null } };
