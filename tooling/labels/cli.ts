import { sourceFiles } from '../boundaries/graph.ts';
import { composed } from './composed.ts';
import { known } from './known.ts';
import { LOCALES } from '../../packages/contract/src/locale/languages.ts';
import { findLabelFaults, lineOf } from './labels.ts';
import { findLanguageGaps, languageLines } from './languages.ts';
import { readUntranslated } from './untranslated.ts';

const root = process.cwd();
const faults = findLabelFaults(root, sourceFiles(root), composed, new Set(known.keys()));

const waiting = readUntranslated(root);
for (const [key, languages] of waiting) console.log(`to be translated: "${key}" in ${languages.join(', ')}`);
const gaps = languageLines(findLanguageGaps(root, LOCALES));
for (const line of [...faults.map(lineOf), ...gaps]) console.error(line);
const count = faults.length + gaps.length;
console.log(
  count === 0
    ? `Every label has a text in ${LOCALES.length} languages, and every text is asked for.`
    : `${count} faults of labels.`,
);
process.exitCode = count === 0 ? 0 : 1;
