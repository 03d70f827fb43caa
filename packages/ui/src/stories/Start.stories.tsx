import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { templateIds } from '../conformance/subjects/templates.ts';
import { raised } from '../foundations/rules.ts';
import { space } from '../foundations/space.ts';
import { vars } from '../theme/vars.css.ts';
import { storyAddress } from './storyAddress.ts';

interface Door {
  readonly title: string;
  readonly text: string;
  readonly story: string;
}

const doors: readonly Door[] = [
  {
    title: 'Choose a template',
    text: `${templateIds.length} arrangements with their ideas: where navigation lives, how home is composed.`,
    story: 'templates-gallery--all',
  },
  {
    title: 'Compare at a glance',
    text: 'One page in every template, in every theme or in every language, side by side.',
    story: 'templates-matrix--home',
  },
  {
    title: 'Look at whole pages',
    text: 'Each page as guest or member: normal, empty, waiting, failed, with long texts.',
    story: 'views-home--normal',
  },
  {
    title: 'Frames and navigation',
    text: 'Header, footer, bottom bar and wallet of the chosen template.',
    story: 'slots-frame--guest',
  },
  {
    title: 'Components',
    text: 'Patterns and primitives, each with its states, neutral to templates.',
    story: 'patterns-gametile--name-below',
  },
  {
    title: 'Colours, type and tokens',
    text: 'Every role of the theme, every script, every name and value to copy.',
    story: 'foundations-tokens--all',
  },
  {
    title: 'Make a theme',
    text: 'The Theme Lab: brand colours and tokens by knobs, contrast with repairs, files for sites and design tools.',
    story: 'workshop-theme-lab--lab',
  },
];

const toolbars = [
  ['Template', 'who arranges the page; the width follows its kind'],
  ['Theme', 'colours, type, corners and depth; “wireframe” has none'],
  ['Language', 'eighteen, with the texts that ship'],
  ['Visitor', 'guest or member'],
  ['Viewport', '320 to 1920 px'],
  ['Motion', 'full, or reduced'],
] as const;

/** Overview for designers, on one screen. */
function Start(): ReactNode {
  return (
    <div style={{ display: 'grid', gap: space.xl, maxWidth: '1080px', marginInline: 'auto', paddingBlock: space.lg }}>
      <header>
        <h1 style={{ fontSize: vars.size.h1, fontWeight: vars.weight.heavy, lineHeight: vars.leading.tight }}>
          Housefront
        </h1>
        <p style={{ color: vars.text.muted, fontSize: vars.size.lg }}>
          Templates arrange, themes colour: any theme on any template. Everything that visitors see is here.
        </p>
      </header>
      <ul
        role="list"
        style={{
          display: 'grid',
          gap: space.lg,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {doors.map(({ title, text, story }) => (
          <li key={story}>
            <a
              href={storyAddress(story)}
              target="_top"
              style={{
                ...raised,
                display: 'grid',
                alignContent: 'start',
                gap: space.xs,
                height: '100%',
                padding: space.lg,
              }}
            >
              <strong style={{ fontSize: vars.size.lg, color: vars.accent.text }}>{title}</strong>
              <span style={{ color: vars.text.muted }}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
      <section style={{ display: 'grid', gap: space.md }}>
        <h2 style={{ fontSize: vars.size.h3 }}>Above each story</h2>
        <dl
          style={{
            display: 'grid',
            gap: `${space.sm} ${space.lg}`,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
          }}
        >
          {toolbars.map(([name, effect]) => (
            <div key={name}>
              <dt style={{ fontWeight: vars.weight.bold }}>{name}</dt>
              <dd style={{ margin: 0, color: vars.text.muted }}>{effect}</dd>
            </div>
          ))}
        </dl>
        <p style={{ color: vars.text.muted }}>The address keeps what is chosen: send it to show what you see.</p>
      </section>
    </div>
  );
}

const meta = {
  component: Start,
  title: 'Start here',
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Start>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  name: 'Start here',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Housefront'));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(doors.length));
  },
};
