import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useScrollSpy } from './index.ts';

const parts = ['morning', 'noon', 'evening', 'night'];

function Day({ heights }: { readonly heights: readonly number[] }) {
  const { current, goTo } = useScrollSpy(parts);
  return (
    <>
      <nav aria-label="Parts of the day" style={{ position: 'sticky', top: 0, display: 'flex', gap: '16px' }}>
        {parts.map((id) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={(event) => {
              event.preventDefault();
              goTo(id);
            }}
          >
            {id}
          </a>
        ))}
      </nav>
      {parts.map((id, index) => (
        <section
          key={id}
          id={id}
          aria-label={id}
          tabIndex={-1}
          style={{ height: heights[index], scrollMarginTop: '32px', borderTop: '1px solid' }}
        >
          {id}
        </section>
      ))}
    </>
  );
}

const meta = {
  component: Day,
  title: 'Patterns/ScrollSpy',
  args: { heights: [700, 900, 700, 1200] },
} satisfies Meta<typeof Day>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Following: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'evening' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'evening' })).toHaveAttribute('aria-current', 'location'),
    );
    await waitFor(() => expect(canvas.getByRole('region', { name: 'evening' })).toHaveFocus());
  },
};
/** The last sections are too short to reach the top; at the end of the page the last one counts. */
export const ShortEnd: Story = { args: { heights: [900, 900, 80, 80] } };
