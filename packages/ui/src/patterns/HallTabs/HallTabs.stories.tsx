import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { FixtureLocale } from '../../slots/base.fixtures.ts';
import { hallsFixture } from '../../slots/models.fixtures.ts';
import { HallNav, HallTabs, HallTabsSkeleton, hallTabId } from './index.ts';

function Board({ locale, start }: { readonly locale: FixtureLocale; readonly start: number }) {
  const halls = hallsFixture(locale);
  const [selected, setSelected] = useState(start);
  return (
    <>
      <HallTabs halls={halls} selected={selected} onSelect={setSelected} label="Game halls" panelId="board" />
      <div role="tabpanel" id="board" aria-labelledby={hallTabId('board', selected)}>
        {halls.find(({ id }) => id === selected)?.name}
      </div>
    </>
  );
}

const meta = {
  component: Board,
  title: 'Patterns/HallTabs',
  args: { locale: 'en_US', start: 2 },
  globals: { viewport: { value: 'w360', isRotated: false } },
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Live' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Live casino');
  },
};
/** The chosen hall is scrolled into view initially. */
export const Last: Story = { args: { start: 9 } };
export const Chinese: Story = { args: { locale: 'zh_CN' } };
export const LongText: Story = { args: { locale: 'pseudo' } };
export const Waiting: Story = { render: () => <HallTabsSkeleton /> };
/** The same row as links, for the pages of halls. */
export const Links: Story = { render: () => <HallNav halls={hallsFixture('en_US', 'live')} label="Game halls" /> };
