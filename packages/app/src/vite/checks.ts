/* Readers of a site's files and of its build, without Vite: for programs that check sites. */
export { pageAssets, type Manifest } from '../site/assets.ts';
export { kitModule } from '../site/kitModule.ts';
export { iconFaults, type IconFault } from './iconFaults.ts';
export { changedOriginals, ownTextGaps, ownTextProblems, TEXTS_FOLDER } from './own-text-files.ts';
export { ContentProblem, readContent } from './readContent.ts';
export { KIT_LINKS } from './untranslated.ts';
