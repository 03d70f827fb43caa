import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from './RichText.tsx';

const rules = `<h1>Weekend reload</h1>
<p>Every deposit from <strong>Friday to Sunday</strong> is topped up. See the <a href="/main/rules">rules</a> or ask
<a href="https://example.com/help">the help desk</a>.</p>
<h2>How it works</h2>
<ol><li>Choose the offer before you deposit.</li><li>Play the bonus <em>five times</em>.</li><li>Withdraw whenever you like.</li></ol>
<table><thead><tr><th>Deposit</th><th>Bonus</th><th>Most</th></tr></thead>
<tbody><tr><td>100</td><td>10 %</td><td>500</td></tr><tr><td>1,000</td><td>15 %</td><td>3,000</td></tr></tbody></table>
<blockquote>One account for each person.</blockquote>`;

const meta = {
  component: RichText,
  title: 'Primitives/RichText',
  args: { html: rules, size: 'page' },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Compact: Story = { args: { size: 'compact' } };

/** Attacks are removed; their text stays. */
export const Hostile: Story = {
  args: {
    html: '<p onclick="alert(1)">Words <script>alert(1)</script><a href="javascript:alert(1)">stay</a></p><iframe src="/"></iframe>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('stay')).not.toHaveAttribute('href');
    await expect(canvasElement.querySelector('script, iframe, [onclick]')).toBeNull();
  },
};
