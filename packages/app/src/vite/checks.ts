/* Readers of a site's files and of its build, without Vite: for programs that check sites. */
export { pageAssets, type Manifest } from '../site/assets/assets.ts';
export { kitModule } from '../site/assets/kitModule.ts';
export { iconFaults, type IconFault } from './pictures/iconFaults.ts';
export { changedOriginals, ownTextGaps, ownTextProblems, TEXTS_FOLDER } from './texts/own-text-files.ts';
export { ContentProblem, readContent } from './content/readContent.ts';
export { KIT_LINKS } from './content/untranslated.ts';
