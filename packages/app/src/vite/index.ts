import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { buildTargets } from '../site/oldestBrowsers.ts';
import { adoptedStyles } from './modules/adoptedStyles.ts';
import { createBuildId } from './output/build-id.ts';
import { chunkGroups, filesAhead } from './chunks/chunks.ts';
import { contentPlugin } from './content/contentPlugin.ts';
import { devIcons } from './pictures/devIcons.ts';
import { devUpdates } from './texts/devUpdates.ts';
import { ownProblems } from './ownProblems.ts';
import { ownTexts } from './texts/ownTexts.ts';
import { ownWords } from './modules/ownWords.ts';
import { isInstalled, moduleFile, modulesFolder, sitePackages } from './modules/packages.ts';
import { productionServer } from './modules/productionServer.ts';
import { sharedServer } from './modules/sharedServer.ts';
import { loadSite, sitePlugin } from './sitePlugin.ts';
import { profileTexts } from './texts/profileTexts.ts';
import { siteTheme } from './siteTheme.ts';
import { uiStyles } from './modules/uiStyles.ts';

export { firstLoads, type FirstLoad } from './chunks/firstLoads.ts';
export { loadSite } from './sitePlugin.ts';

/** Disables warnings about the duration of bundler steps. */
const checks = { bundlerTimings: false } as const;

/** Packages that Vite has to compile though they are installed. */
const kitPackages = isInstalled ? sitePackages.map((name) => `@housefront/${name}`) : [];

/**
 * Modules of the installed packages that browsers may load, as patterns: dependencies that are found only when a page needs them
 * make it load again.
 */
const installedEntries = (): string[] =>
  sitePackages.flatMap((name) => {
    const folder = modulesFolder(name)
      .replaceAll('\\', '/')
      .replaceAll(/[()[\]{}*?|!+]/g, String.raw`\$&`);
    return [`${folder}/*.js`, `${folder}/!(vite)/**/*.js`];
  });

/** Build ids by site folder: Vite reads the config once for browsers and once for the server. */
const buildIds = new Map<string, string>();

/**
 * The Vite config of a site: one build for browsers (`dist/client`) and one for the gateway: `dist/server/server.js` with the
 * site's own code, and `dist/server/shared` with the code that all sites share. A built site runs without the workspace.
 * @param root the site's folder
 * @example
 * ```ts
 * // sites/1001/vite.config.ts
 * export default siteViteConfig(import.meta.dirname);
 * ```
 */
export function siteViteConfig(root: string): UserConfig {
  const buildId = buildIds.get(root) ?? createBuildId();
  buildIds.set(root, buildId);
  const entries = [join(root, 'src/main.tsx'), moduleFile('app/site/client')] as const;
  return {
    root,
    appType: 'custom',
    plugins: [
      react(),
      uiStyles(root),
      siteTheme(root),
      sitePlugin({ root, buildId }),
      contentPlugin(root, () => loadSite(root)),
      ownTexts(root, () => loadSite(root)),
      profileTexts(() => loadSite(root)),
      devIcons,
      devUpdates,
      ownWords(),
      adoptedStyles(),
      productionServer,
      sharedServer(root),
    ],
    optimizeDeps: {
      // There is no HTML file to discover dependencies from in development.
      entries: ['src/main.tsx', ...(isInstalled ? installedEntries() : [])],
      // Styles of an installed package are compiled with the site. Sources of the monorepo are never pre-bundled, and their
      // dependencies are found through them.
      exclude: kitPackages,
    },
    // In development the server evaluates installed packages through Vite as well: globs and styles are compiled.
    ssr: { noExternal: kitPackages },
    define: {
      __BUILD_ID__: JSON.stringify(buildId),
      // The built branch: debug messages reach the console on every branch but `production` (CONST-07x).
      __BRANCH_NAME__: JSON.stringify(process.env['BRANCH_NAME'] ?? ''),
    },
    builder: {
      async buildApp(builder) {
        const { client, ssr } = builder.environments;
        try {
          if (client) await builder.build(client);
          if (ssr) await builder.build(ssr);
        } catch (error) {
          throw ownProblems(error, root);
        }
        buildIds.delete(root);
      },
    },
    environments: {
      client: {
        build: {
          target: buildTargets,
          cssTarget: buildTargets,
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          // Named by no script; the site plugin moves them out of the folder that is served.
          sourcemap: 'hidden',
          modulePreload: {
            polyfill: false,
            resolveDependencies: filesAhead,
          },
          assetsInlineLimit: 0,
          rollupOptions: {
            checks,
            input: [...entries],
            // Sources are in the repository.
            output: { codeSplitting: { groups: chunkGroups(entries) }, sourcemapExcludeSources: true },
          },
        },
      },
      ssr: {
        build: {
          outDir: 'dist/server',
          emptyOutDir: true,
          ssr: true,
          minify: false,
          copyPublicDir: false,
          rollupOptions: {
            checks,
            input: { server: 'src/server.tsx' },
            // One file: the gateway imports a new build under a new URL, and chunks would import the entry by its old URL.
            output: { entryFileNames: '[name].js', codeSplitting: false },
          },
        },
      },
    },
  };
}
