import type { Kind } from './kind.ts';
import { site } from './site.ts';

/** Every kind of thing that the kit can make. */
export const kinds: readonly Kind[] = [site];
