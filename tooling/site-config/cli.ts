import { writeFileSync } from 'node:fs';
import { pageFile, siteConfigPage } from './page.ts';

const page = siteConfigPage();
writeFileSync(pageFile, page);
console.log(`docs/reference/site-config.md: ${page.length} characters`);
