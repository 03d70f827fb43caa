import { before, importLine, into } from '../edits.ts';
import { camel, kebab } from '../names.ts';
import type { Edit, Step } from '../kinds/kind.ts';
import type { CallData } from './data.ts';

const contract = 'packages/contract/src';

const sandbox = 'packages/sandbox/src/handlers';

/** Makes a call known to the contract's registry and to the sandbox with its tests. */
export function registerCall({ feature, call, member }: CallData): Edit[] {
  return [
    into(`${contract}/calls.ts`, 'export const calls = {', `  ${call}: ${camel(feature)}.${call},`),
    importLine(`${sandbox}/index.ts`, `import { ${call}Handler } from './${feature}/${kebab(call)}.ts';`),
    into(`${sandbox}/index.ts`, 'export const handlers', `  ${call}Handler,`),
    before(`${sandbox}/contract.test.ts`, '    captcha: ', `    ${call}: ${member ? '{}' : 'site'},`),
  ];
}

/** The published description of the calls is written from the contract. */
export const writeDocs: Step = {
  says: 'Writing docs/api',
  command: process.execPath,
  args: ['packages/contract/scripts/write-docs.ts'],
};
