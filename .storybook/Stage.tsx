import { useLayoutEffect, type ReactNode } from 'react';
import type { Template } from '../packages/ui/src/defineTemplate.ts';
import { UiProvider } from '../packages/ui/src/primitives/UiProvider/index.ts';
import { StoryGlobalsContext, type StoryGlobals } from '../packages/ui/src/stories/storyGlobals.tsx';

export interface StageProps {
  readonly globals: StoryGlobals;
  readonly children: ReactNode;
}

const templateAttributes = (template: Template | null): Record<string, string> =>
  template ? { 'data-template': template.id, [`data-${template.kind}-template`]: template.id } : {};

const owned = ['data-template', 'data-desktop-template', 'data-mobile-template', 'data-motion'];

/** Writes the toolbars' choice on the root element, as a site does, and hands it to the story. */
export function Stage({ globals, children }: StageProps): ReactNode {
  const { template, theme, locale, motion } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    const attributes: Record<string, string> = {
      'data-theme': theme,
      lang: locale.replace('_', '-'),
      ...templateAttributes(template),
      ...(motion === 'reduced' ? { 'data-motion': 'reduced' } : {}),
    };
    for (const name of owned) if (!(name in attributes)) root.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  }, [template, theme, locale, motion]);
  return (
    <StoryGlobalsContext value={globals}>
      <UiProvider reducedMotion={motion === 'reduced' ? true : undefined} colorScheme={schemeOf(theme)}>
        {children}
      </UiProvider>
    </StoryGlobalsContext>
  );
}

const tokenModules = import.meta.glob<Record<string, { scheme?: 'dark' | 'light' }>>(
  '../packages/ui/src/theme/themes/*.tokens.ts',
  { eager: true },
);

function schemeOf(theme: string): 'dark' | 'light' {
  const module = tokenModules[`../packages/ui/src/theme/themes/${theme}.tokens.ts`];
  return module?.[theme]?.scheme ?? 'dark';
}
