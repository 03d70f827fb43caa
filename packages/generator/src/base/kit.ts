import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { desktopTemplate, templateOfFolder } from '@housefront/contract/templates';

/** Folder of the look's modules: sources in the monorepo, JavaScript in an installed package. */
function uiModules(): string {
  // Where Vite runs modules, there is no import.meta.resolve.
  const folder = dirname(createRequire(import.meta.url).resolve('@housefront/ui/package.json'));
  return [join(folder, 'src'), join(folder, 'dist')].find((path) => existsSync(path)) ?? folder;
}

/** Names of the kit's templates in a bundle, which has no folder of them. */
declare const __KIT_TEMPLATES__: readonly string[] | undefined;

const allTemplates = (): readonly string[] =>
  typeof __KIT_TEMPLATES__ === 'undefined'
    ? readdirSync(join(uiModules(), 'templates')).flatMap((folder) => templateOfFolder(folder) ?? [])
    : __KIT_TEMPLATES__;

/** The kit's templates of a mode, by their names in a config. */
export const kitTemplates = (mode: 'desktop' | 'mobile'): string[] =>
  allTemplates()
    .filter((name) => (desktopTemplate(name) !== undefined) === (mode === 'desktop'))
    .sort();

/** Version of the kit, which all its packages share. */
export function kitVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  return typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : '';
}
