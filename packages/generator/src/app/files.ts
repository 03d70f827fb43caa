import type { CapacitorConfig } from '@capacitor/cli';
import type { Answers } from '../base/questions.ts';
import { joinTrees, renderFolder } from '../base/render.ts';
import type { siteData } from '../site/data.ts';
import type { FileTree } from '../base/writeTree.ts';
import { appLibraries, appPrograms } from './libraries.ts';
import { appToken } from './questions.ts';

/** Folder of a site's app. */
export const appFolder = (id: string): string => `apps/${id}`;

/**
 * The files of the native app of a site.
 * @param site data of the site
 * @param answers to the questions about its app
 */
export function appFiles(site: ReturnType<typeof siteData>, answers: Answers): FileTree {
  const { origin, hostname } = new URL(String(answers['address']));
  const config = {
    appId: String(answers['app-id']),
    appName: site.name,
    webDir: 'www',
    appendUserAgent: appToken(answers),
    server: { url: origin, allowNavigation: [hostname], errorPath: 'index.html' },
  } satisfies CapacitorConfig;
  const folder = appFolder(site.id);
  return joinTrees(
    renderFolder('app', folder, {
      ...site,
      appId: config.appId,
      token: config.appendUserAgent,
      origin,
      hostname,
      packageName: `app-${site.id}`,
      libraries: appLibraries,
      programs: appPrograms,
    }),
    new Map([[`${folder}/capacitor.config.json`, `${JSON.stringify(config, null, 2)}\n`]]),
  );
}
