import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder in which tests leave what calls were asked and answered; set by the script that makes examples of it. */
const folder = process.env['HOUSEFRONT_EXCHANGES'];

/** Keeps a request and its answer where examples are wanted. */
export async function recordExchange(path: string, request: string, answer: Response): Promise<void> {
  if (folder === undefined) return;
  const line = JSON.stringify({ path, request, answer: await answer.clone().text() });
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
}
