import { component } from './component.ts';
import type { Kind } from './kind.ts';
import { site } from './site.ts';
import { uiTemplate } from './ui-template.ts';

/** Every kind of thing that the kit can make. */
export const kinds: readonly Kind[] = [site, component, uiTemplate];
