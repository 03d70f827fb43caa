import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { hides, useHideOnScroll } from './index.ts';

function Page() {
  const bar = useHideOnScroll<HTMLElement>();
  return (
    <main style={{ minHeight: '300vh' }}>
      <p>Scroll down: the bar leaves. Scroll up, or tab to it: it is back.</p>
      <nav
        ref={bar}
        className={hides}
        aria-label="Bar"
        style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, padding: 16 }}
      >
        <Button block>Home</Button>
      </nav>
    </main>
  );
}

const meta = { component: Page, title: 'Patterns/HideOnScroll' } satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {};
export const Away: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 300);
    await waitFor(() => expect(canvas.getByRole('navigation')).toHaveAttribute('data-away'));
  },
};
