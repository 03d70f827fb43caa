import { writeFileSync } from 'node:fs';
import { pageFile, protectionPage } from './page.ts';

const page = protectionPage();
writeFileSync(pageFile, page);
console.log(`docs/protection.md: ${page.length} characters`);
