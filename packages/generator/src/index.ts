export { addApp } from './app/add.ts';
export { appFolder } from './app/files.ts';
export { appQuestions, appToken } from './app/questions.ts';
export { optionHelp } from './base/help.ts';
export { readInput, type Input } from './base/input.ts';
export { kitTemplates, kitVersion } from './base/kit.ts';
export { AnswersError, Cancelled, collect, shown, type Answers, type Question } from './base/questions.ts';
export { migrations, type Migration } from './migrations.ts';
export {
  BASE,
  baseTree,
  hashesOf,
  hashOf,
  parseFormer,
  parseRecord,
  readRecord,
  RECORD,
  RecordError,
  recordText,
  templateOfPart,
  wantVersion,
  type KitRecord,
} from './base/record.ts';
export {
  parseReleaseNote,
  type BreakingChange,
  type Bump,
  type CompatibleChange,
  type ParsedNote,
  type ReleaseNote,
} from './notes/release-note.ts';
export { isSecurityRelease, releases, releasesBetween, type Release } from './notes/releases.ts';
export { literal, markdown } from './base/render.ts';
export { addSite } from './repository/add.ts';
export { createRepository, switches as createSwitches } from './repository/create.ts';
export { recordedFiles, repositoryFiles } from './repository/files.ts';
export { addLanguage, languageQuestions } from './repository/language.ts';
export { managerNames, managers, type ManagerName } from './repository/managers.ts';
export { repositoryQuestions } from './repository/questions.ts';
export { siteData } from './site/data.ts';
export { siteFiles } from './site/files.ts';
export { siteQuestions } from './site/questions.ts';
export { checkTokens, type ContrastFault, type TokenProblem } from './site/check-tokens.ts';
export { templateModules } from './template/own-template.ts';
export { templateExamples, templateQuestions } from './template/questions.ts';
export { withTemplate } from './template/site-config.ts';
export { writeTree, type FileTree } from './base/writeTree.ts';
