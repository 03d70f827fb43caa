import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleMarks } from '../MarkStrip/marks.fixtures.ts';
import { MarkStrip } from '../MarkStrip/index.ts';
import { GameRoom } from './GameRoom.tsx';

const meta = {
  component: GameRoom,
  title: 'Patterns/GameRoom',
  args: {
    label: 'Licence',
    age: { sign: '18+', description: 'Players must be 18 or older' },
    sentences: ['Fairwater is licensed by the Commission of Examples under account 12345.'],
    links: [
      { title: 'Safer gambling', href: '/main/safer-gambling' },
      { title: 'Licence number 12345 in the public register', href: 'https://register.example.com/12345' },
    ],
    children: <p>The game.</p>,
  },
} satisfies Meta<typeof GameRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const WithMarks: Story = { args: { marks: <MarkStrip label="Official marks" marks={exampleMarks.dk} /> } };
