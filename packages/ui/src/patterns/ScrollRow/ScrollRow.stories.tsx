import type { Meta, StoryObj } from '@storybook/react-vite';
import { row, useScrollRow } from './index.ts';

function Row({ chosen }: { readonly chosen: number }) {
  const list = useScrollRow<HTMLDivElement>(chosen);
  return (
    <div ref={list} className={row} role="tablist" aria-label="Days" style={{ maxWidth: '320px' }}>
      {Array.from({ length: 12 }, (_, day) => (
        <button key={day} type="button" role="tab" aria-selected={day === chosen} style={{ flex: 'none' }}>
          Day {day + 1}
        </button>
      ))}
    </div>
  );
}

const meta = {
  component: Row,
  title: 'Patterns/ScrollRow',
  args: { chosen: 0 },
} satisfies Meta<typeof Row>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
export const LaterChosen: Story = { args: { chosen: 10 } };
