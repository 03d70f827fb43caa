import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { screenModes } from '../conformance/subjects/modes.ts';
import { loadView, Screen } from '../conformance/screen/Screen.tsx';
import { templateLoaders } from '../conformance/subjects/templates.ts';
import { overlays } from '../conformance/subjects/viewFixtures.ts';
import { sampleLocales } from '../slots/scripts.fixtures.ts';
import { fixtureVariants, latinLocales, type FixtureLocale, type FixtureVariant } from '../slots/base.fixtures.ts';
import type { ViewName } from '../views/contract.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
import { useStoryGlobals } from './story-globals.tsx';

/** Languages of the fixtures with content of their own. */
export const fixtureLocales: readonly FixtureLocale[] = ['en_US', 'zh_CN', 'zh_TW', ...sampleLocales];

/** The toolbar's language as a fixture locale. */
export function useFixtureLocale(): FixtureLocale {
  const { locale } = useStoryGlobals();
  return [...fixtureLocales, ...latinLocales].find((known) => known === locale) ?? 'en_US';
}

export interface SceneProps {
  readonly view: ViewName;
  /** State of the data behind the view. */
  readonly variant: FixtureVariant;
  /** Additional options of this view's fixture. */
  readonly more?: object | undefined;
}

/** A view as a whole page, in the template, language, session and profile of the toolbars (DES-01, RG-37x). */
export function Scene({ view, variant, more }: SceneProps): ReactNode {
  const { template, session } = useStoryGlobals();
  const locale = useFixtureLocale();
  return (
    template && (
      <ProfileFrame view={view} locale={locale}>
        <Screen key={template.id} template={template} view={view} options={{ variant, locale, session, ...more }} />
      </ProfileFrame>
    )
  );
}

const isPictured = (view: ViewName): view is keyof typeof screenModes => view in screenModes;

/** A story of {@link scene}. */
export type SceneStory = StoryObj<typeof Scene>;

/** Loads a view of the toolbar's template, and the page below it if it is an overlay. */
export async function loadScene({ template: id }: Readonly<Record<string, unknown>>, view: ViewName): Promise<void> {
  const template = (await templateLoaders[String(id)]?.())?.default;
  if (!template) return;
  await Promise.all([loadView(template, view), ...(overlays.has(view) ? [loadView(template, 'home')] : [])]);
}

const hidden = { table: { disable: true } } as const;

/** Only during tests; in Storybook each viewed story is checked anyway. */
const tested = import.meta.env.MODE === 'test';

/**
 * Meta shared by the stories of a view, except the title, which Storybook reads statically. Tests only render them:
 * conformance checks every view in these states with axe, at the widths of its templates.
 */
export const scene = (view: ViewName) =>
  ({
    component: Scene,
    args: { view, variant: 'normal' },
    argTypes: {
      view: hidden,
      more: hidden,
      variant: {
        name: 'State',
        control: {
          type: 'inline-radio',
          labels: { normal: 'Normal', empty: 'Empty', loading: 'Waiting', error: 'Failed', longText: 'Long text' },
        },
        options: fixtureVariants,
      },
    },
    // Waits for the whole page: otherwise its outline would be visible until the view has loaded.
    loaders: [({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => loadScene(globals, view)],
    play: async ({ canvasElement }) => {
      await expect(canvasElement.ownerDocument.querySelector('[data-pending]')).toBeNull();
    },
    parameters: {
      layout: 'fullscreen',
      ...(isPictured(view) && { chromatic: { modes: screenModes[view] } }),
    },
    ...(tested && { globals: { a11y: { manual: true } } }),
  }) satisfies Meta<typeof Scene>;

/** A story of a state that conformance does not check, with further options of the view's fixture; checked with axe here. */
export const special = (more: object, variant: FixtureVariant = 'normal'): SceneStory => ({
  args: { variant, more },
  globals: { a11y: { manual: false } },
});
