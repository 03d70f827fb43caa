import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, ResolvedConfig } from 'vite';

/** Names of styles count from here. */
const uiFolder = fileURLToPath(new URL('../../../ui', import.meta.url));

/**
 * Vanilla-extract, whose class names depend on the folder that they are counted from: on that of ui in place of the site's, so
 * that all sites have the same names and can share the code that holds them.
 */
export const uiStyles = (): Plugin[] =>
  vanillaExtractPlugin().map((plugin) => {
    const { configResolved } = plugin;
    if (typeof configResolved !== 'function') return plugin;
    return {
      ...plugin,
      configResolved(config: ResolvedConfig) {
        return configResolved.call(this, { ...config, root: uiFolder });
      },
    };
  });
