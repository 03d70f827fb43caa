import type { TemplateSlots } from './slots/contract.ts';
import type { OwnViews, TemplateViews } from './views/contract.ts';
import type { GameShape } from './primitives/UiProvider/index.ts';
import { sharedViews } from './views/sharedViews.ts';

/** The mode of a template. */
export type TemplateKind = 'desktop' | 'mobile';

/** A template: an arrangement of slots and views. Looks only; behaviour comes from the app. */
export interface Template {
  /** Folder name, e.g. `desktop-1`. */
  readonly id: string;
  readonly kind: TemplateKind;
  /** Shape of its game tiles, which chooses among a game's pictures; default: square (LOOK-04). */
  readonly tiles?: GameShape | undefined;
  readonly slots: TemplateSlots;
  readonly views: TemplateViews;
}

type Exact<Shape, Given extends Shape> = Given & { readonly [Key in Exclude<keyof Given, keyof Shape>]: never };

/**
 * Checks a template against the contract: a missing or misspelt slot or view and wrong props fail to compile. Shared views are
 * added where it has none of its own. Slots and views are module namespaces (`import * as views`), so the bundler drops what a
 * site does not use.
 * @example
 * ```ts
 * import * as slots from './slots.ts';
 * import * as views from './views.ts';
 *
 * export default defineTemplate({ id: 'h5-9', kind: 'mobile', slots, views });
 * ```
 */
export function defineTemplate<Slots extends TemplateSlots, Views extends OwnViews>(template: {
  readonly id: string;
  readonly kind: TemplateKind;
  readonly tiles?: GameShape;
  readonly slots: Exact<TemplateSlots, Slots>;
  readonly views: Exact<OwnViews, Views>;
}): Template {
  return { ...template, views: { ...sharedViews, ...template.views } };
}
