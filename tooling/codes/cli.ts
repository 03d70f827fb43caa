import { writeFileSync } from 'node:fs';
import { codesTable, tableFile } from './codes.ts';

const table = codesTable();
writeFileSync(tableFile, table);
console.log(`docs/reference/codes.md: ${table.length} characters`);
