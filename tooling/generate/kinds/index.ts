import { call } from './call.ts';
import { component } from './component.ts';
import { feature } from './feature.ts';
import type { Kind } from './kind.ts';
import { screen } from './screen.ts';
import { site } from './site.ts';
import { uiTemplate } from './ui-template.ts';

/** Every kind of thing that the kit can make. */
export const kinds: readonly Kind[] = [site, uiTemplate, component, screen, feature, call];
