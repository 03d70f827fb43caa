import { useLayoutEffect, type ReactNode } from 'react';
import { applyRootState } from '../packages/ui/src/conformance/screen/root.ts';
import { UiProvider } from '../packages/ui/src/primitives/UiProvider/index.ts';
import { StoryGlobalsContext, type StoryGlobals } from '../packages/ui/src/stories/story-globals.tsx';

export interface StageProps {
  readonly globals: StoryGlobals;
  readonly children: ReactNode;
}

/** Applies the toolbars' choice to the root element, like a site, and passes it to the story. */
export function Stage({ globals, children }: StageProps): ReactNode {
  const { template, theme, locale, motion, direction } = globals;
  useLayoutEffect(
    () => applyRootState({ template, theme, locale, motion, direction }),
    [template, theme, locale, motion, direction],
  );
  return (
    <StoryGlobalsContext value={globals}>
      <UiProvider reducedMotion={motion === 'reduced' ? true : undefined} colorScheme={schemeOf(globals)}>
        {children}
      </UiProvider>
    </StoryGlobalsContext>
  );
}

const tokenModules = import.meta.glob<Record<string, { scheme?: 'dark' | 'light' }>>(
  '../packages/ui/src/theme/tokens/*.tokens.ts',
  { eager: true },
);

function schemeOf({ theme, siteThemes }: StoryGlobals): 'dark' | 'light' {
  const own = siteThemes.find(({ name }) => name === theme);
  if (own) return own.tokens.scheme;
  const module = tokenModules[`../packages/ui/src/theme/tokens/${theme}.tokens.ts`];
  return module?.[theme]?.scheme ?? 'dark';
}
