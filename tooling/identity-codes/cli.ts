import { writeFileSync } from 'node:fs';
import { identityTable, tableFile } from './codes.ts';

const table = identityTable();
writeFileSync(tableFile, table);
console.log(`docs/identity-codes.md: ${table.length} characters`);
