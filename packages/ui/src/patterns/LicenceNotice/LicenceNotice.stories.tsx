import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterMark } from '../MarkStrip/index.ts';
import { exampleMarks } from '../MarkStrip/marks.fixtures.ts';
import { LicenceNotice } from './LicenceNotice.tsx';

const meta = {
  component: LicenceNotice,
  title: 'Patterns/LicenceNotice',
  args: {
    label: 'Licence',
    age: { sign: '18+', description: 'Players must be 18 or older' },
    sentences: [
      'Fairwater is licensed by the Commission of Examples under account 12345.',
      'Gambling can be addictive. Play within your means.',
    ],
    links: [
      { title: 'Public register', href: 'https://register.example.com/12345' },
      { title: 'Safer gambling', href: '/main/safer-gambling' },
      { title: 'National helpline', href: 'https://help.example.com' },
    ],
  },
} satisfies Meta<typeof LicenceNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const WithoutAgeSign: Story = { args: { age: null } };
export const WithMarks: Story = { args: { children: <FooterMark mark={exampleMarks.mt[0]} /> } };
