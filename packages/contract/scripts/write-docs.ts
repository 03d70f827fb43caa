import { mkdir, writeFile } from 'node:fs/promises';
import { documents, folder } from './documents.ts';

await mkdir(folder, { recursive: true });
for (const [file, text] of await documents()) {
  await writeFile(new URL(file, folder), text);
  console.log(`docs/api/${file}: ${text.length} characters`);
}
