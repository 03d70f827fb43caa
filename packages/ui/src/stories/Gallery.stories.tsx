import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { kindOf } from '../conformance/subjects/kinds.ts';
import { templateIds } from '../conformance/subjects/templates.ts';
import type { TemplateKind } from '../defineTemplate.ts';
import { space } from '../foundations/space.ts';
import { Skeleton } from '../primitives/Skeleton/index.ts';
import { vars } from '../theme/vars.css.ts';
import { storyAddress } from './storyAddress.ts';
import { useStoryGlobals } from './story-globals.tsx';

const previews = import.meta.glob<string>('../templates/*/preview.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const readmes = import.meta.glob<string>('../templates/*/README.md', { eager: true, query: '?raw', import: 'default' });

/** Name and idea of a template, from its README: the heading and the first paragraph after the picture. */
function told(id: string): { readonly name: string; readonly idea: string } {
  const blocks = (readmes[`../templates/${id}/README.md`] ?? '').split(/\n{2,}/).map((block) => block.trim());
  return {
    name: blocks[0]?.replace(/^# /, '') ?? id,
    idea: blocks.slice(1).find((block) => !block.startsWith('!')) ?? '',
  };
}

const pages = [
  ['Hall', 'views-hall--normal'],
  ['Games', 'views-slot-list--normal'],
  ['Sign-in', 'views-login--normal'],
] as const;

const widths: Readonly<Record<TemplateKind, string>> = { mobile: '240px', desktop: '520px' };

function Card({ id }: { readonly id: string }): ReactNode {
  const { theme, locale, session } = useStoryGlobals();
  const { name, idea } = told(id);
  const picture = previews[`../templates/${id}/preview.webp`];
  const to = (story: string) => storyAddress(story, { template: id, theme, locale, session });
  return (
    <article
      style={{ width: `min(100%, ${widths[kindOf(id)]})`, display: 'grid', alignContent: 'start', gap: space.sm }}
    >
      <a href={to('views-home--normal')} target="_top" aria-label={`Home of ${name}`}>
        {picture ? (
          <img
            src={picture}
            alt=""
            style={{ width: '100%', borderRadius: vars.radius.lg, boxShadow: vars.shadow.mid }}
          />
        ) : (
          <Skeleton ratio="9 / 16" />
        )}
      </a>
      <h2 style={{ fontSize: vars.size.lg }}>{name}</h2>
      <p style={{ color: vars.text.muted, fontSize: vars.size.sm }}>{idea}</p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: space.md, fontSize: vars.size.sm }}>
        {pages.map(([title, story]) => (
          <a
            key={story}
            href={to(story)}
            target="_top"
            style={{ textDecoration: 'underline' }}
            aria-label={`${title} of ${name}`}
          >
            {title}
          </a>
        ))}
      </p>
    </article>
  );
}

/** All templates with their ideas; links lead to their pages in the toolbars' theme, language and visitor. */
function Gallery(): ReactNode {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: space.xxl }}>
      {templateIds.map((id) => (
        <Card key={id} id={id} />
      ))}
    </div>
  );
}

const meta = {
  component: Gallery,
  title: 'Templates/Gallery',
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '[TPL-01] every template with its idea',
  play: async ({ canvas, canvasElement }) => {
    for (const picture of canvasElement.querySelectorAll('img')) await picture.decode();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(templateIds.length));
    for (const id of templateIds) {
      const { name, idea } = told(id);
      await expect(idea.length).toBeGreaterThan(20);
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: `Home of ${name}` })).toHaveAttribute(
          'href',
          expect.stringContaining(`template:${id}`),
        ),
      );
    }
  },
};
