import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
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

/** A press and the arrow keys choose the displayed item. */
export const Normal: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = announcementItemsFixture('en_US').map(({ title }) => title);
    const tab = (name = '') => canvas.getByRole('tab', { name: new RegExp(`^${name}`) });
    const heading = () => canvas.getByRole('heading', { level: 3 });
    await waitFor(() => expect(heading()).toHaveTextContent(first ?? ''));
    await userEvent.click(tab(second));
    await waitFor(() => expect(heading()).toHaveTextContent(second ?? ''));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(tab(third)).toHaveFocus());
    await waitFor(() => expect(heading()).toHaveTextContent(third ?? ''));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(heading()).toHaveTextContent(first ?? ''));
  },
};
export const LongText: Story = { args: { locale: 'longest' } };
