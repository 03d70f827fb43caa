import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RichText } from '../../primitives/RichText/index.ts';
import { announcementItemsFixture } from '../../slots/promotions.fixtures.ts';
import { ReadingPane } from './index.ts';

function Reader({ locale }: { readonly locale: 'en_US' | 'longest' }) {
  const items = announcementItemsFixture(locale);
  const [selected, setSelected] = useState('a1');
  return (
    <ReadingPane items={items} selected={selected} onSelect={setSelected} label="All announcements">
      {({ html }) => <RichText html={html} />}
    </ReadingPane>
  );
}

const meta = {
  component: Reader,
  title: 'Patterns/ReadingPane',
  args: { locale: 'en_US' },
} satisfies Meta<typeof Reader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const LongText: Story = { args: { locale: 'longest' } };
