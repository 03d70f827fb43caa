import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaferGambling } from './SaferGambling.tsx';

const meta = {
  component: SaferGambling,
  title: 'Patterns/SaferGambling',
  args: {
    title: 'Safer gambling',
    intro: 'Gambling should stay fun. Here are the tools that help you stay in control.',
    sections: [
      {
        id: 'tools',
        title: 'Your tools',
        entries: [
          {
            id: 'limits',
            title: 'Limits',
            text: 'Decide in advance how much you spend at most.',
            href: '/user/Limits',
          },
          { id: 'breaks', title: 'Take a break', text: 'Stop playing for a short time.', href: '/user/Breaks' },
          { id: 'panic', title: 'Panic button', text: 'One press stops play at once.', href: null },
        ],
      },
      {
        id: 'help',
        title: 'Help and advice',
        entries: [
          {
            id: 'line',
            title: 'Helpline of the example',
            text: 'Day and night, free of charge',
            href: 'https://help.example.com',
            phone: '0800 000 000',
          },
        ],
      },
      {
        id: 'software',
        title: 'Blocking software',
        text: 'Programs that block gambling sites on your devices.',
        entries: [{ id: 'one', title: 'blocking.example.com', href: 'https://blocking.example.com' }],
      },
    ],
  },
} satisfies Meta<typeof SaferGambling>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const ToolsOnly: Story = { args: { sections: meta.args.sections.slice(0, 1) } };
