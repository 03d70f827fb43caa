import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { media } from '../foundations/breakpoints.ts';
import { useReducedMotion } from '../primitives/UiProvider/index.ts';
import { useStoryGlobals } from './story-globals.tsx';

function Choice() {
  const { template, theme, locale, session, motion } = useStoryGlobals();
  const calm = useReducedMotion();
  return (
    <dl>
      {Object.entries({ template: template?.id ?? 'none', theme, locale, session, motion, calm: String(calm) }).map(
        ([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-testid={name}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

const meta = { component: Choice, title: 'Foundations/Toolbars' } satisfies Meta<typeof Choice>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const background = (): string => getComputedStyle(document.documentElement).backgroundColor;

const shows =
  (expected: { theme: string; lang: string; canvas: string; session: string; motion: string }) =>
  async ({ canvas }: Context): Promise<void> => {
    const root = document.documentElement;
    await waitFor(() => expect(root).toHaveAttribute('data-theme', expected.theme));
    await expect(root).toHaveAttribute('lang', expected.lang);
    await expect(background()).toBe(expected.canvas);
    await expect(canvas.getByTestId('theme')).toHaveTextContent(expected.theme);
    await expect(canvas.getByTestId('session')).toHaveTextContent(expected.session);
    await expect(canvas.getByTestId('motion')).toHaveTextContent(expected.motion);
    const calm = expected.motion === 'reduced' || matchMedia(media.reducedMotion).matches;
    await expect(canvas.getByTestId('calm')).toHaveTextContent(String(calm));
    await expect(root.dataset['motion']).toBe(expected.motion === 'reduced' ? 'reduced' : undefined);
  };

/** [DES-01] The defaults. */
export const Defaults: Story = {
  name: '[DES-01] defaults',
  play: shows({ theme: 'midnight', lang: 'en-US', canvas: 'rgb(10, 16, 32)', session: 'guest', motion: 'full' }),
};

/** [DES-01] Each toolbar changes the root element, the computed style and the story. */
export const LightThaiMember: Story = {
  name: '[DES-01] daylight, Thai, member, reduced motion',
  globals: { theme: 'daylight', locale: 'th_TH', session: 'member', motion: 'reduced' },
  play: shows({ theme: 'daylight', lang: 'th-TH', canvas: 'rgb(242, 245, 251)', session: 'member', motion: 'reduced' }),
};

/** [DES-01] A change removes the previous value completely. */
export const ContrastBurmese: Story = {
  name: '[DES-01] contrast, Burmese',
  globals: { theme: 'contrast', locale: 'my_MM' },
  play: shows({ theme: 'contrast', lang: 'my-MM', canvas: 'rgb(255, 255, 255)', session: 'guest', motion: 'full' }),
};

/** [DES-01] The viewport toolbar sets the width of the page. */
export const Phone: Story = {
  name: '[DES-01] viewport of 390 px',
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
  },
};
