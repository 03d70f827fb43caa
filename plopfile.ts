import type { NodePlopAPI } from 'node-plop';
import { kinds } from './tooling/generate/kinds/index.ts';
import { literal, markdown } from './tooling/generate/names.ts';

/** Every generator, for `pnpm new:site`, `pnpm gen …` and plain plop alike. */
export default function plopfile(plop: NodePlopAPI): void {
  plop.setHelper('markdown', (value: unknown) => markdown(String(value)));
  plop.setHelper('literal', (value: unknown) => literal(String(value)));
  for (const kind of kinds) {
    plop.setGenerator(kind.name, {
      description: kind.description,
      prompts: [],
      actions: (data) => (data ? [...kind.actions(data, String(data['root']))] : []),
    });
  }
}
