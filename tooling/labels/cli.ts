import { sourceFiles } from '../boundaries/graph.ts';
import { composed } from './composed.ts';
import { known } from './known.ts';
import { findLabelFaults, lineOf } from './labels.ts';
import { readUntranslated } from './untranslated.ts';

const root = process.cwd();
const faults = findLabelFaults(root, sourceFiles(root), composed, new Set(known.keys()));

const waiting = readUntranslated(root);
for (const [key, languages] of waiting) console.log(`to be translated: "${key}" in ${languages.join(', ')}`);
for (const fault of faults) console.error(lineOf(fault));
console.log(
  faults.length === 0 ? 'Every label has a text, and every text is asked for.' : `${faults.length} faults of labels.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
