import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { FixtureLocale } from '../../slots/base.fixtures.ts';
import { hallsFixture } from '../../slots/models.fixtures.ts';
import {
  HallIcon,
  HallNav,
  HallRail,
  HallRailSkeleton,
  HallSegments,
  HallSegmentsSkeleton,
  HallTabs,
  HallTabsSkeleton,
  hallTabId,
} from './index.ts';

interface BoardProps {
  readonly locale: FixtureLocale;
  readonly start: number;
  readonly orientation?: 'vertical';
}

function Board({ locale, start, orientation }: BoardProps) {
  const halls = hallsFixture(locale);
  const [selected, setSelected] = useState(start);
  return (
    <>
      <HallTabs
        halls={halls}
        selected={selected}
        onSelect={setSelected}
        label="Game lobbies"
        panelId="board"
        orientation={orientation}
      />
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
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Live casino'));
  },
};
/** The chosen hall is scrolled into view initially. */
export const Last: Story = { args: { start: 9 } };
export const Chinese: Story = { args: { locale: 'zh_CN' } };
export const LongText: Story = { args: { locale: 'pseudo' } };
/** One below the other, as a template may place them: the up and down arrows select. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Slots' }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Live casino'));
  },
};
export const Waiting: Story = { render: () => <HallTabsSkeleton /> };
/** The same row as links, for the pages of halls. */
export const Links: Story = { render: () => <HallNav halls={hallsFixture('en_US', 'live')} label="Game lobbies" /> };

/** A column of links, lower than all of its entries: the current one is in view. */
export const Rail: Story = {
  render: () => (
    <div style={{ display: 'grid', width: '84px', height: '320px' }}>
      <HallRail
        entries={hallsFixture('en_US', 'esport').map((hall) => ({
          id: String(hall.id),
          label: hall.shortName,
          href: hall.href,
          picture: (current) => <HallIcon hall={hall} active={current} />,
        }))}
        current="9"
        label="Game lobbies"
      />
    </div>
  ),
};
export const RailWaiting: Story = {
  render: () => (
    <div style={{ width: '84px' }}>
      <HallRailSkeleton />
    </div>
  ),
};

/** The most popular halls as segments, the others in a menu. */
export const Segments: Story = {
  render: () => (
    <HallSegments
      halls={hallsFixture('en_US')}
      first={['sport', 'live', 'esport']}
      current={2}
      label="Game lobbies"
      more="More"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Slot games' })).toHaveAttribute('aria-current', 'page'),
    );
  },
};
export const SegmentsWaiting: Story = { render: () => <HallSegmentsSkeleton /> };
