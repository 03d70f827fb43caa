import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { Template } from '../../defineTemplate.ts';
import { space } from '../../foundations/space.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { TileShape } from '../../primitives/UiProvider/index.ts';
import type { FixtureOptions, FixtureVariant } from '../../slots/base.fixtures.ts';
import type { ViewName, ViewPropsMap } from '../../views/contract.ts';
import { kept } from './kept.ts';
import { frameFixture, overlays, viewFixtures } from '../subjects/viewFixtures.ts';

type Loaded<Name extends ViewName> = { readonly default: ComponentType<ViewPropsMap[Name]> };

/** Loads a view; afterwards `Screen` renders it without suspending. */
export function loadView<Name extends ViewName>(template: Template, name: Name): Promise<Loaded<Name>> {
  return kept(template.views[name]);
}

/** One view of a template, loaded when it is first shown. */
export function View<Name extends ViewName>({
  template,
  name,
  props,
}: {
  template: Template;
  name: Name;
  props: ViewPropsMap[Name];
}): ReactNode {
  const { default: Shown } = use(loadView(template, name));
  return <Shown {...props} />;
}

/** The outline of a page, while its view loads. */
function Outline(): ReactNode {
  return (
    <div data-pending="" aria-busy="true" style={{ display: 'grid', gap: space.lg, padding: space.lg }}>
      <Skeleton ratio="3 / 1" />
      <Skeleton height="44px" />
      <Skeleton height="320px" />
    </div>
  );
}

export interface ScreenProps<Name extends ViewName> {
  readonly template: Template;
  readonly view: Name;
  /** State, language and session of the fixtures. */
  readonly options?: FixtureOptions | undefined;
  /** Overrides props of the fixture. */
  readonly props?: Partial<ViewPropsMap[Name]> | undefined;
  /** Replaces values of the fixtures. */
  readonly alter?: (<Values>(values: Values) => Values) | undefined;
  /** Floating elements over the page. */
  readonly floats?: ReactNode;
  /** State of the home behind an overlay; normal without it. */
  readonly behind?: FixtureVariant | undefined;
}

const asTheyAre = <Values,>(values: Values): Values => values;

/** A whole page of a template: its frame with a view, all from fixtures. Overlays are shown over home. */
export function Screen<Name extends ViewName>({
  template,
  view,
  options = {},
  props = {},
  alter = asTheyAre,
  floats = null,
  behind = 'normal',
}: ScreenProps<Name>): ReactNode {
  const { Frame } = template.slots;
  const content: ViewPropsMap[Name] = alter({ ...viewFixtures[view](options), ...props });
  const shown = <View template={template} name={view} props={content} />;
  const over = overlays.has(view);
  return (
    <TileShape value={template.tiles ?? 'square'}>
      <Frame {...alter(frameFixture(view, options))}>
        <Suspense fallback={<Outline />}>
          {over ? (
            <View template={template} name="home" props={alter(viewFixtures.home({ ...options, variant: behind }))} />
          ) : (
            shown
          )}
        </Suspense>
      </Frame>
      {over && <Suspense fallback={<Outline />}>{shown}</Suspense>}
      {floats}
    </TileShape>
  );
}
