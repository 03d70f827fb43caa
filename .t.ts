import { execFileSync } from 'node:child_process';
import { readFileSync, existsSync } from 'node:fs';
import { REFUSED } from './tooling/words/refused.ts';
import { findRefused } from './tooling/words/words.ts';
const fs = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md'])
  .toString()
  .split('\n')
  .filter(
    (f) => f && existsSync(f) && !/^(?:tooling\/words|docs\/glossary\.md$|docs\/api|sites\/[^/]+\/content)/.test(f),
  );
for (const r of REFUSED) {
  if (!r.pending) continue;
  const f = findRefused([{ ...r, pending: [] }]);
  const c: Record<string, number> = {};
  const ex: string[] = [];
  for (const x of fs) {
    const h = f(x, readFileSync(x, 'utf8'));
    if (h.length) {
      const k = x
        .split('/')
        .slice(0, x.startsWith('packages') ? 2 : 1)
        .join('/');
      c[k] = (c[k] ?? 0) + h.length;
      if (h.length && process.argv[2] && k.includes(process.argv[2]))
        ex.push(x + ':' + h.map((y) => y.line + ' ' + y.found).join(', '));
    }
  }
  console.log(r.word, JSON.stringify(c));
  for (const e of ex) console.log('   ', e);
}
