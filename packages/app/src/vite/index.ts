import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { createBuildId } from './buildId.ts';
import { sitePlugin } from './sitePlugin.ts';

export { loadSite } from './sitePlugin.ts';

/**
 * The Vite config of a site: one build for browsers (`dist/client`) and one for the gateway (`dist/server/server.js`),
 * the latter with everything inside so that a built site runs without the workspace.
 * @param root the site's folder
 */
export function siteViteConfig(root: string): UserConfig {
  const buildId = createBuildId();
  return {
    root,
    appType: 'custom',
    plugins: [react(), vanillaExtractPlugin(), sitePlugin({ root, buildId })],
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    builder: {
      async buildApp(builder) {
        const { client, ssr } = builder.environments;
        if (client) await builder.build(client);
        if (ssr) await builder.build(ssr);
      },
    },
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          rollupOptions: { input: 'src/main.tsx' },
        },
      },
      ssr: {
        resolve: { noExternal: true },
        build: {
          outDir: 'dist/server',
          emptyOutDir: true,
          ssr: true,
          copyPublicDir: false,
          rollupOptions: { input: { server: 'src/server.tsx' }, output: { entryFileNames: '[name].js' } },
        },
      },
    },
  };
}
